import { api } from '../api';
import { settings } from '../lib/settings.svelte';
import { forgetTable, keptTables } from '../lib/tables';
import { person } from '../lib/person.svelte';
import type { Line } from '../protocol';
import { heldBeside, lineOf } from './held';
import { myTables } from './mine';

const NONE = { playing: [], finished: [] };
const EVERY = 5000;

/** The lists of the lobby, kept fresh for as long as somebody looks. */
export class Lists {
  open = $state.raw<Line[]>([]);
  finished = $state.raw<Line[]>([]);
  isLoaded = $state(false);
  private playing = $state.raw<Line[]>([]);
  private played = $state.raw<Line[]>([]);
  private held = $state.raw<ReadonlyMap<string, Line>>(new Map());
  private kept = $state.raw(keptTables());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWatching = false;

  private readonly all = $derived(myTables([...this.playing, ...this.played], this.kept, this.held));
  readonly mine = $derived(this.all.filter(({ line }) => line.status === 'playing'));
  readonly mineOver = $derived(this.all.filter(({ line }) => line.status === 'over'));
  /** Tables of others: one's own stand in the own list. */
  readonly others = $derived(this.open.filter((line) => !this.all.some((table) => table.line.id === line.id)));
  readonly othersOver = $derived(this.finished.filter((line) => !this.all.some((table) => table.line.id === line.id)));

  /** Begins to look; the answer ends it. */
  watch(): () => void {
    this.isWatching = true;
    document.addEventListener('visibilitychange', this.refresh);
    this.refresh();
    return () => {
      this.isWatching = false;
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', this.refresh);
    };
  }

  forget(id: string): void {
    forgetTable(id);
    this.kept = keptTables();
  }

  isHeld(id: string): boolean {
    return this.held.has(id);
  }

  readonly refresh = (): void => {
    clearTimeout(this.timer);
    if (!this.isWatching || document.visibilityState === 'hidden') return;
    void this.load().finally(() => {
      if (this.isWatching) this.timer = setTimeout(this.refresh, EVERY);
    });
  };

  private async load(): Promise<void> {
    const lang = settings.lang;
    try {
      await person.load();
      const [open, mine, { finished }] = await Promise.all([
        api.lobby(lang),
        person.me ? api.myTables(lang) : NONE,
        api.finished(lang),
      ]);
      this.playing = mine.playing;
      this.played = mine.finished;
      this.open = open;
      this.finished = finished;
      await this.loadHeld();
      this.isLoaded = true;
    } catch {
      // The next round may succeed; the games above say when the server is gone.
    }
  }

  private async loadHeld(): Promise<void> {
    this.kept = keptTables();
    const wanted = heldBeside([...this.playing, ...this.played], this.kept);
    // What is over does not change any more, except its language.
    const fresh = wanted.filter(({ id }) => this.held.get(id)?.status !== 'over' || this.lang !== settings.lang);
    const lines = await Promise.all(fresh.map(({ id }) => lineOf(id)));
    this.lang = settings.lang;
    const found = new Map(this.held);
    for (const line of lines) if (line) found.set(line.id, line);
    this.held = found;
    this.kept = keptTables();
  }

  private lang = settings.lang;
}
