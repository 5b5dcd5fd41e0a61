import type { LogEntry, OptionValue, Result, Seat, View } from '../protocol';

/** Through whose eyes a past moment is seen: a seat's, a spectator's, or those that see everything. */
export type Eyes = number | 'spectator' | 'everything';

/** The board at one moment of the past. */
export interface Position {
  event: number;
  eyes: Eyes;
  acting: number[];
  prompt: { phase: string; clause: string; words: string };
  views: View[];
  result: Result | null;
}

/** What is looked back at: everything that stays the same from event to event. */
export interface Past {
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  optionWords: string[];
  isOver: boolean;
  seats: Seat[];
  log: LogEntry[];
  /** The first and the last moment that can be looked at. */
  first: number;
  last: number;
  /** How many of the first events were brought from another game. */
  continued: number;
}

/** Where positions come from: a table on the server, or a record in this page. */
export interface ReplaySource {
  past(eyes: Eyes | null): Promise<Past>;
  /** The position after an event, and others beside it if they cost nothing more. */
  positions(event: number, eyes: Eyes | null): Promise<Position[]>;
}

const STEP_EVERY = 1100;
const AHEAD = 3;

/** Walking through a game that was: one moment is shown, its neighbours are fetched before they are asked for. */
export class Replay {
  past = $state.raw<Past | null>(null);
  position = $state.raw<Position | null>(null);
  /** The moment that was asked for; the position follows as soon as it is there. */
  event = $state(0);
  eyes = $state.raw<Eyes | null>(null);
  isPlaying = $state(false);
  trouble = $state.raw<unknown>(null);

  private readonly known = new Map<number, Position>();
  private readonly asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  private isFetching = false;

  constructor(
    private readonly source: ReplaySource,
    private readonly onend: () => void = () => {},
  ) {}

  /** Begins at a moment, by default the last one. */
  async open(event: number | null, eyes: Eyes | null = null): Promise<void> {
    const round = this.forget();
    this.eyes = eyes;
    try {
      const past = await this.source.past(eyes);
      if (round !== this.round) return;
      this.past = past;
      this.trouble = null;
      this.go(event ?? past.last);
    } catch (error) {
      if (round === this.round) this.trouble = error;
    }
  }

  /** Looks through other eyes, at the same moment; also after the language has changed. */
  async look(eyes: Eyes | null): Promise<void> {
    await this.open(this.event, eyes);
  }

  /** The log has grown: the new moments can be walked to. */
  async refresh(): Promise<void> {
    const round = this.round;
    const past = await this.source.past(this.eyes).catch(() => null);
    if (past && round === this.round) this.past = past;
  }

  close(): void {
    this.pause();
    this.round++;
  }

  go(event: number): void {
    const { past } = this;
    if (!past) return;
    this.event = Math.min(past.last, Math.max(past.first, event));
    const found = this.known.get(this.event);
    if (found) this.position = found;
    void this.fetch();
  }

  step(steps: number): void {
    this.pause();
    this.go(this.event + steps);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes on by itself; from the end it begins again. */
  play(): void {
    const { past } = this;
    if (!past || past.first === past.last) return;
    if (this.event >= past.last) this.go(past.first);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), STEP_EVERY);
  }

  private tick(): void {
    const { past } = this;
    if (!this.isPlaying || !past) return;
    // A slow line is waited for: no moment is left out.
    if (this.position?.event === this.event) {
      if (this.event >= past.last) {
        this.pause();
        this.onend();
        return;
      }
      this.go(this.event + 1);
    }
    this.wait();
  }

  /** One request at a time: first what is looked at, then its neighbours. Of many moments only the last is fetched. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    const round = this.round;
    try {
      for (let event = this.missing(); event !== null && round === this.round; event = this.missing()) {
        this.asked.add(event);
        const found = await this.source.positions(event, this.eyes);
        if (round !== this.round) break;
        for (const position of found) this.known.set(position.event, position);
        this.trouble = null;
        this.position = this.known.get(this.event) ?? this.position;
      }
    } catch (error) {
      if (round === this.round) this.trouble = error;
      this.asked.clear();
    } finally {
      this.isFetching = false;
    }
    if (round !== this.round && this.past) void this.fetch();
  }

  private missing(): number | null {
    const { past } = this;
    if (!past) return null;
    const wanted = [0, 1, -1, 2, ...(this.isPlaying ? [AHEAD] : [])].map((step) => this.event + step);
    const open = wanted.filter((event) => event >= past.first && event <= past.last);
    return open.find((event) => !this.known.has(event) && !this.asked.has(event)) ?? null;
  }

  private forget(): number {
    this.known.clear();
    this.asked.clear();
    return ++this.round;
  }
}
