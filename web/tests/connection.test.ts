import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/lib/connection';
import { TableSession } from '../src/lib/session.svelte';

/** A socket whose server may stop answering without a word, as when a phone has slept or changed its network. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  /** The end that nobody answers does not come. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(type: string, more: object = {}): void {
    this.onmessage({ data: JSON.stringify({ type, ...more }) });
  }
}

const heard = vi.fn();
const lost = vi.fn();
let connection: Connection;
const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard.mockClear();
  lost.mockClear();
  connection = new Connection('t', {
    greeting: () => ({ type: 'hello', token: null, lang: 'en', since: 0, remembers: true }),
    hear: heard,
    lost,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('asks at once whether it is still there when the page is looked at again', () => {
    newest().open();
    newest().say('state');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(newest().sent).toEqual(['hello', 'ping']);
    newest().say('pong');
    vi.advanceTimersByTime(10_000);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is opened anew when nothing comes back, without waiting for the old one to end', async () => {
    newest().open();
    newest().say('state');
    const answer = connection.ask({ type: 'rematch' });
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(3_000);
    expect(lost).toHaveBeenCalledOnce();
    expect(await answer).toBeNull();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    newest().say('state');
    expect(heard).toHaveBeenCalledTimes(2);
    FakeSocket.all[0]!.onclose();
    FakeSocket.all[0]!.say('state');
    expect(lost).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is tried again when it does not come about', () => {
    vi.advanceTimersByTime(20_000);
    expect(lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('a table in the browser', () => {
  const NOTHING = { event: 0, since: 0, log_from: 0, log: [], views: [], fixed: [], clock: null };

  it.each(['bad_token', 'unknown_table'])('is not tried again after %s, even if it was open before', (code) => {
    connection.close();
    const session = new TableSession('t', 'given to somebody else', 'en');
    newest().open();
    newest().say('state', NOTHING);
    expect(session.status).toBe('live');
    newest().say('error', { code, clause: '', words: 'No.' });
    newest().onclose();
    vi.advanceTimersByTime(60_000);
    expect(session.status).toBe('refused');
    expect(FakeSocket.all).toHaveLength(2);
    session.close();
  });
});
