import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8');
const SCOPE = 'https://ponti.example/play/';

interface Window {
  url: string;
  focused: boolean;
  focus: () => Promise<void>;
}

/** The world of a service worker, as far as ours looks at it. */
class World {
  handlers = new Map<string, (event: Record<string, unknown>) => void>();
  kept = new Map<string, Map<string, Response>>();
  windows: Window[] = [];
  shown: [string, NotificationOptions][] = [];
  opened: string[] = [];
  sent: [string, unknown][] = [];
  isOnline = true;

  readonly self = {
    addEventListener: (name: string, handler: (event: Record<string, unknown>) => void) =>
      this.handlers.set(name, handler),
    skipWaiting: vi.fn(() => Promise.resolve()),
    navigator: { language: 'en-GB' },
    registration: {
      scope: SCOPE,
      showNotification: (title: string, options: NotificationOptions) => {
        this.shown.push([title, options]);
        return Promise.resolve();
      },
      pushManager: { subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/new' }) }) },
    },
    clients: {
      claim: vi.fn(() => Promise.resolve()),
      matchAll: () => Promise.resolve(this.windows),
      openWindow: (url: string) => {
        this.opened.push(url);
        return Promise.resolve(null);
      },
    },
  };

  readonly caches = {
    open: (name: string) => {
      const cache = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, cache);
      return Promise.resolve({
        addAll: (requests: Request[]) => {
          for (const { url } of requests) cache.set(path(url), new Response(`kept ${path(url)}`));
          return Promise.resolve();
        },
        put: (url: string, response: Response) => Promise.resolve(cache.set(path(url), response)),
        match: (url: string) => Promise.resolve(cache.get(path(url))?.clone()),
      });
    },
    keys: () => Promise.resolve([...this.kept.keys()]),
    delete: (name: string) => Promise.resolve(this.kept.delete(name)),
    match: (wanted: string | { url: string }) => {
      const url = path(typeof wanted === 'string' ? wanted : wanted.url);
      return Promise.resolve([...this.kept.values()].map((cache) => cache.get(url)?.clone()).find(Boolean));
    },
  };

  constructor() {
    const fetch = (wanted: string | { url: string }, init?: RequestInit): Promise<Response> => {
      if (!this.isOnline) return Promise.reject(new TypeError('offline'));
      const url = path(typeof wanted === 'string' ? wanted : wanted.url);
      if (init?.method === 'POST') this.sent.push([url, JSON.parse(String(init.body))]);
      return Promise.resolve(new Response(`fresh ${url}`));
    };
    class WorkerRequest {
      url: string;
      constructor(url: string) {
        this.url = new URL(url, SCOPE).href;
      }
    }
    new Function('self', 'caches', 'fetch', 'Request', SOURCE)(this.self, this.caches, fetch, WorkerRequest);
  }

  /** Lets something happen and waits until the worker has dealt with it. */
  async fire(name: string, event: Record<string, unknown> = {}): Promise<unknown> {
    const work: Promise<unknown>[] = [];
    const wait = (promise: Promise<unknown>): number => work.push(promise);
    this.handlers.get(name)!({ ...event, waitUntil: wait, respondWith: wait });
    return (await Promise.all(work))[0];
  }

  async get(url: string, mode = 'cors'): Promise<string | null> {
    const answer = await this.fire('fetch', { request: { method: 'GET', mode, url: new URL(url, SCOPE).href } });
    return answer instanceof Response ? answer.text() : null;
  }

  async push(message: unknown): Promise<void> {
    await this.fire('push', { data: { json: () => message } });
  }

  addWindow(hash: string, focused = false): Window {
    const added = { url: `${SCOPE}${hash}`, focused, focus: vi.fn(() => Promise.resolve()) };
    this.windows.push(added);
    return added;
  }
}

function path(url: string): string {
  return new URL(url, SCOPE).href.replace(SCOPE, './');
}

const TURN = {
  type: 'turn',
  table: 'abc-1',
  title: { en: 'Three Bridges', it: 'Tre Ponti' },
  words: { en: 'Your turn.', it: 'Tocca a te.' },
};

let world: World;
beforeEach(async () => {
  world = new World();
  await world.fire('install');
});

describe('without a network', () => {
  it('shows the page that says so, with all that it needs', async () => {
    world.isOnline = false;
    expect(await world.get('./', 'navigate')).toBe('kept ./offline.html');
    expect(await world.get('./anything?x=1', 'navigate')).toBe('kept ./offline.html');
    for (const needed of ['./offline.css', './offline.js', './first.js', './icons/icon.svg'])
      expect(await world.get(needed)).toBe(`kept ${needed}`);
  });

  it('keeps no answer of the server', async () => {
    expect(await world.get('./api/me')).toBeNull();
    expect(await world.get('./assets/app.js')).toBeNull();
  });

  it('has every file of that page', () => {
    const html = readFileSync(join(import.meta.dirname, '../public/offline.html'), 'utf8');
    for (const [, file] of html.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)) expect(SOURCE).toContain(`'${file}'`);
  });
});

it('prefers what is fresh', async () => {
  expect(await world.get('./', 'navigate')).toBe('fresh ./');
  expect(await world.get('./offline.css')).toBe('fresh ./offline.css');
});

it('clears away what older versions kept', async () => {
  await world.caches.open('ponti-shell-0');
  await world.fire('message', { data: { type: 'lang', lang: 'it' } });
  await world.fire('activate');
  expect([...world.kept.keys()].sort()).toEqual(['ponti-memory', 'ponti-shell-1']);
  expect(world.self.clients.claim).toHaveBeenCalled();
});

describe('a turn', () => {
  it('is told in the browser’s language, or in the one that the page taught', async () => {
    await world.push(TURN);
    await world.fire('message', { data: { type: 'lang', lang: 'it' } });
    await world.push(TURN);
    expect(world.shown.map(([title, { body, lang, tag }]) => [title, body, lang, tag])).toEqual([
      ['Three Bridges', 'Your turn.', 'en', 'turn-abc-1'],
      ['Tre Ponti', 'Tocca a te.', 'it', 'turn-abc-1'],
    ]);
  });

  it('is not told to somebody who looks at the table', async () => {
    const window = world.addWindow('#/table/abc-1', true);
    await world.push(TURN);
    expect(world.shown).toEqual([]);
    window.focused = false;
    await world.push(TURN);
    window.focused = true;
    window.url = `${SCOPE}#/table/other`;
    await world.push(TURN);
    expect(world.shown.length).toBe(2);
  });

  it.each([null, {}, { type: 'other', table: 'x' }, { type: 'turn' }])('is not made of %j', async (message) => {
    await world.push(message);
    expect(world.shown).toEqual([]);
  });

  it('survives a message that is no JSON', async () => {
    const json = (): never => {
      throw new SyntaxError('no JSON');
    };
    await world.fire('push', { data: { json } });
    await world.fire('push', { data: null });
    expect(world.shown).toEqual([]);
  });
});

describe('a tap on a notification', () => {
  const notification = { close: vi.fn(), data: { table: 'abc-1' } };

  it('opens the table', async () => {
    world.addWindow('#/table/other');
    await world.fire('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalled();
    expect(world.opened).toEqual([`${SCOPE}#/table/abc-1`]);
  });

  it('shows the window in which it is open', async () => {
    world.addWindow('#/');
    const window = world.addWindow('#/table/abc-1?event=3');
    await world.fire('notificationclick', { notification });
    expect(window.focus).toHaveBeenCalled();
    expect(world.opened).toEqual([]);
  });
});

describe('a subscription that the browser has changed', () => {
  const before = { endpoint: 'https://push.example/old', options: {} };

  it('is told to the server', async () => {
    const after = { toJSON: () => ({ endpoint: 'https://push.example/after' }) };
    await world.fire('pushsubscriptionchange', { oldSubscription: before, newSubscription: after });
    expect(world.sent).toEqual([
      ['./api/push/forget', { endpoint: 'https://push.example/old' }],
      ['./api/push', { endpoint: 'https://push.example/after' }],
    ]);
  });

  it('is made anew when it has ended', async () => {
    await world.fire('pushsubscriptionchange', { oldSubscription: before, newSubscription: null });
    expect(world.sent.at(-1)).toEqual(['./api/push', { endpoint: 'https://push.example/new' }]);
  });
});
