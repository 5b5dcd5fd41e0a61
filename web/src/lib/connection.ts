import type { ClientMessage, ServerMessage, StateMessage } from '../protocol';

export type Status = 'connecting' | 'live' | 'offline' | 'refused';
export type Answer = Extract<ServerMessage, { ref?: number | null }>;
export type Question = Exclude<ClientMessage, { type: 'hello' } | { type: 'ping' } | { type: 'lang' }>;
export type News = Exclude<ServerMessage, { type: 'pong' }>;

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const PONG_ON_RETURN_WITHIN = 3000;
const STATE_WITHIN = 20_000;

/** How long to wait before the n-th try to reconnect: doubling, with some spread so that a room does not return at once. */
export function retryDelay(attempt: number, spread = Math.random()): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.7 + 0.3 * spread);
}

export interface Listener {
  /** The first message of every connection. */
  greeting: () => ClientMessage;
  /** A state, a chat message, or a refusal that answers no question. */
  hear: (message: News) => void;
  /** The connection is lost and will be tried again. */
  lost: () => void;
}

/** The socket of a table: keeps itself connected, and brings answers back to their questions. */
export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private lastRef = 0;
  private isClosed = false;
  private isLost = false;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    this.socket?.close();
  }

  /** The server's answer; null when the connection is lost before it comes. */
  ask(question: Question): Promise<Answer | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.lastRef;
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      socket.send(JSON.stringify({ ...question, ref }));
    });
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    this.expect(socket, STATE_WITHIN);
    socket.onopen = () => {
      this.send(this.listener.greeting());
      this.heartbeat = setInterval(() => this.ping(PONG_WITHIN), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === 'pong') return;
    if (message.type === 'state') this.attempt = 0;
    const resolve = 'ref' in message && message.ref ? this.waiting.get(message.ref) : undefined;
    if (!resolve) return this.listener.hear(message);
    const answer = message as Exclude<Answer, StateMessage>;
    this.waiting.delete(answer.ref ?? 0);
    resolve(answer);
  }

  private ping(within: number): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: 'ping' });
    this.expect(socket, within);
  }

  /** Gives a socket up that says nothing in time: its own end would only come when the server has agreed to it. */
  private expect(socket: WebSocket, within: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.socket = null;
      socket.close();
      this.lost();
    }, within);
  }

  /** Comes back at once when the network or the page does; a phone that slept may not know yet that it was cut off. */
  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!this.isLost) return this.ping(PONG_ON_RETURN_WITHIN);
    clearTimeout(this.retry);
    this.isLost = false;
    this.connect();
  };

  private lost(): void {
    this.drop();
    if (this.isClosed) return;
    this.isLost = true;
    this.listener.lost();
    this.retry = setTimeout(() => {
      this.isLost = false;
      this.connect();
    }, retryDelay(this.attempt++));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.heartbeat);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
