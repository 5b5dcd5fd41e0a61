import type {
  ClientMessage,
  HintMessage,
  Lang,
  LogEntry,
  Refusal,
  ServerMessage,
  StateMessage,
  View,
} from '../protocol';

export type Status = 'connecting' | 'live' | 'offline' | 'refused';

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

type Answer = Exclude<ServerMessage, StateMessage | { type: 'pong' }>;
type WithRef = Exclude<ClientMessage, { type: 'hello' } | { type: 'ping' } | { type: 'lang' }>;

/** How long to wait before the n-th try to reconnect: doubling, with some spread so that a room does not return at once. */
export function retryDelay(attempt: number, spread = Math.random()): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.7 + 0.3 * spread);
}

/** The log up to `since`, followed by what arrived. */
export function mergeLog(log: readonly LogEntry[], fresh: readonly LogEntry[], since: number): LogEntry[] {
  return [...log.filter((entry) => entry.number <= since), ...fresh];
}

/**
 * One table as one browser sees it: the socket, the newest state, the log. It keeps itself connected; it never guesses
 * what the server will say (nothing is shown before it is true).
 */
export class TableSession {
  status = $state<Status>('connecting');
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The last refusal, until it is dismissed or something happens. */
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** An action is on its way and not yet durable. */
  isSending = $state(false);
  isHinting = $state(false);

  private socket: WebSocket | null = null;
  private attempt = 0;
  private lastRef = 0;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private lang: Lang,
    private readonly onState: (state: StateMessage) => void = () => {},
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

  /** The view of the seat that is shown: the one that must act, else the first of this browser's. */
  get view(): View | null {
    const state = this.state;
    if (!state) return null;
    const acting = state.views.find((view) => view.seat !== 'spectator' && state.acting.includes(view.seat));
    return acting ?? state.views[0] ?? null;
  }

  /** Plays an action by its id, or in notation. */
  async play(seat: number, choice: number | string): Promise<boolean> {
    if (!this.state || this.isSending) return false;
    this.refusal = null;
    this.isSending = true;
    try {
      const what = typeof choice === 'string' ? { text: choice } : { action: choice };
      return this.settle(await this.ask({ type: 'play', seat, ...what, event: this.state.event }));
    } finally {
      this.isSending = false;
    }
  }

  async takeBack(): Promise<boolean> {
    if (!this.state) return false;
    return this.settle(await this.ask({ type: 'takeback', event: this.state.event }));
  }

  /** Asks why something is not allowed and shows the answer. */
  async why(seat: number, what: { action: number } | { text: string }): Promise<void> {
    const answer = await this.ask({ type: 'why', seat, ...what });
    if (answer?.type === 'why' && !answer.allowed) this.refusal = answer;
    else this.settle(answer);
  }

  async askHint(seat: number): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    try {
      const answer = await this.ask({ type: 'hint', seat });
      if (answer?.type === 'hint') this.hint = answer;
      else this.settle(answer);
    } finally {
      this.isHinting = false;
    }
  }

  rename(seat: number, name: string): void {
    void this.ask({ type: 'name', seat, name }).then((answer) => this.settle(answer));
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.hint = null;
    this.refusal = null;
    this.send({ type: 'lang', lang });
  }

  private settle(answer: Answer | null): boolean {
    if (answer?.type !== 'error') return answer !== null;
    this.refusal = answer;
    return false;
  }

  private ask(message: WithRef): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.lastRef;
    const socket = this.socket;
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', token: this.token, lang: this.lang, since: this.log.at(-1)?.number ?? 0 });
      this.heartbeat = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.listen(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private listen(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === 'pong') return;
    if (message.type === 'state') return this.take(message);
    const resolve = message.ref ? this.waiting.get(message.ref) : undefined;
    if (resolve && message.ref) {
      this.waiting.delete(message.ref);
      resolve(message);
    } else if (message.type === 'error') {
      this.refusal = message;
      if (!this.state) this.status = 'refused';
    }
  }

  private take(state: StateMessage): void {
    if (this.state && this.state.event !== state.event) {
      this.refusal = null;
      this.hint = null;
    }
    this.attempt = 0;
    this.status = 'live';
    this.log = mergeLog(this.log, state.log, state.since).filter((entry) => entry.number > state.log_from);
    this.state = state;
    this.onState(state);
  }

  private readonly ping = (): void => {
    this.send({ type: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PONG_WITHIN);
  };

  /** Comes back at once when the network or the page does. */
  private readonly hurry = (): void => {
    if (this.status !== 'offline' || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.connect();
  };

  private lost(): void {
    this.drop();
    if (this.isClosed || this.status === 'refused') return;
    this.status = 'offline';
    this.retry = setTimeout(() => this.connect(), retryDelay(this.attempt++));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.heartbeat);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
