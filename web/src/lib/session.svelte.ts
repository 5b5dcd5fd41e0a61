import type { ChatLine, ChatMessage, HintMessage, Lang, LogEntry, Refusal, StateMessage, View } from '../protocol';
import { Connection, type Answer, type News, type Question, type Status } from './connection';
import { recall } from './recall';

/** Refusals that the next try would meet again: the seat is somebody else's by now, or the table is gone. */
const FINAL = new Set(['bad_token', 'unknown_table']);

/** The log up to `since`, followed by what arrived. */
export function mergeLog<T extends { number: number }>(log: readonly T[], fresh: readonly T[], since: number): T[] {
  return [...log.filter((entry) => entry.number <= since), ...fresh];
}

/**
 * One table as one browser sees it: the newest state, the log, the chat. It never guesses what the server will say
 * (nothing is shown before it is true).
 */
export class TableSession {
  status = $state<Status>('connecting');
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<ChatMessage['muted']>([]);
  /** Whether there is a chat here, whether this client may write in it, and as whom. */
  chatIs = $state.raw<{ on: boolean; writes: boolean; me: string | null }>({ on: false, writes: false, me: null });
  /** The last line that this viewer had seen when it was last here; null if it never was. */
  leftAt = $state.raw<number | null>(null);
  /** The last line that was there when this page was opened: what happened later was seen happening. */
  cameAt = $state.raw(0);
  /** What was missed has been told. */
  isCaughtUp = $state(false);
  /** By how many milliseconds the server's clock is ahead of this browser's. */
  ahead = $state.raw(0);
  /** The last refusal, until it is dismissed or something happens. */
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** An action is on its way and not yet durable. */
  isSending = $state(false);
  isHinting = $state(false);
  private readonly connection: Connection;
  /** What never changes in the scenes of this game. */
  private readonly fixed: Record<string, unknown> = {};

  constructor(
    readonly id: string,
    readonly token: string | null,
    private lang: Lang,
    private readonly onState: (state: StateMessage) => void = () => {},
  ) {
    this.connection = new Connection(id, {
      greeting: () => ({ type: 'hello', token, lang: this.lang, since: this.log.at(-1)?.number ?? 0, remembers: true }),
      hear: (message) => this.hear(message),
      lost: () => {
        if (this.status !== 'refused') this.status = 'offline';
      },
    });
  }

  close(): void {
    this.connection.close();
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
      return await this.request({ type: 'play', seat, ...what, event: this.state.event });
    } finally {
      this.isSending = false;
    }
  }

  /** Takes the last action back, or asks the others whether it may be taken back. */
  async takeBack(): Promise<boolean> {
    return this.state !== null && this.request({ type: 'takeback', event: this.state.event });
  }

  /** Asks why something is not allowed and shows the answer. */
  async why(seat: number, what: { action: number } | { text: string }): Promise<void> {
    const answer = await this.connection.ask({ type: 'why', seat, ...what });
    if (answer?.type === 'why' && !answer.allowed) this.refusal = answer;
    else this.settle(answer);
  }

  async askHint(seat: number): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    try {
      const answer = await this.connection.ask({ type: 'hint', seat });
      if (answer?.type === 'hint') this.hint = answer;
      else this.settle(answer);
    } finally {
      this.isHinting = false;
    }
  }

  /** Sends what is answered by yes or no; a no is shown. */
  async request(question: Question): Promise<boolean> {
    return this.settle(await this.connection.ask(question));
  }

  /** A new secret for a seat whose player is gone; null when it is refused. */
  async newLink(seat: number): Promise<string | null> {
    const answer = await this.connection.ask({ type: 'replace', seat, by: 'person' });
    if (answer?.type === 'link') return answer.token;
    this.settle(answer);
    return null;
  }

  /** Brings earlier lines of the log. */
  async older(): Promise<void> {
    const before = this.log[0]?.number ?? (this.state?.event ?? 0) + 1;
    const answer = await this.connection.ask({ type: 'log', before });
    if (answer?.type === 'log') this.log = [...answer.log, ...this.log.filter((line) => line.number >= before)];
    else this.settle(answer);
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.hint = null;
    this.refusal = null;
    this.connection.send({ type: 'lang', lang });
  }

  private settle(answer: Answer | null): boolean {
    if (answer?.type !== 'error') return answer !== null;
    this.refusal = answer;
    return false;
  }

  private hear(message: News): void {
    if (message.type === 'state') this.take(message);
    else if (message.type === 'chat') this.listen(message);
    else if (message.type === 'error') {
      this.refusal = message;
      if (this.state && !FINAL.has(message.code)) return;
      this.status = 'refused';
      this.connection.close();
    }
  }

  private listen({ lines, since, muted, on, writes, me }: ChatMessage): void {
    this.chat = mergeLog(this.chat, lines, since);
    this.muted = muted;
    this.chatIs = { on, writes, me };
  }

  private take(state: StateMessage): void {
    recall(state, this.fixed);
    if (this.state && this.state.event !== state.event) {
      this.refusal = null;
      this.hint = null;
    }
    if (!this.state) {
      this.leftAt = state.left_at ?? null;
      this.cameAt = state.event;
    }
    if (state.clock) this.ahead = state.clock.now - Date.now();
    this.status = 'live';
    // Where the server begins later than what is known here, older lines would leave a gap.
    const known = (this.log.at(-1)?.number ?? 0) < state.since ? [] : this.log;
    this.log = mergeLog(known, state.log, state.since).filter((entry) => entry.number > state.log_from);
    this.state = state;
    this.onState(state);
  }
}
