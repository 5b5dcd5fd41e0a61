import type { Chooser } from '../lib/chooser.svelte';
import type { TableSession } from '../lib/session.svelte';
import { arrowOf, walk } from '../lib/walk';

export interface KeyTargets {
  session: TableSession;
  chooser: Chooser;
  stage: HTMLElement | undefined;
  /** Something can be chosen on the board. */
  mayChoose: boolean;
  mayTakeBack: boolean;
  /** The seat for which a hint may be asked. */
  hintSeat: number | null;
}

// A dialog just closed may hold the focus until the next frame.
const TYPING = 'input, select, textarea, dialog[open], [role=tablist]';

/** What the keys do at a table: arrows walk, Enter confirms, Esc steps back, `u` takes back, `h` asks for a hint. */
export function onTableKey(event: KeyboardEvent, { session, chooser, stage, ...may }: KeyTargets): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
  const arrow = arrowOf(event.key);
  if (arrow && stage && may.mayChoose) {
    event.preventDefault();
    walk(stage, arrow);
  } else if (event.key === 'Escape') {
    if (!chooser.back()) session.refusal = null;
  } else if (event.key === 'Enter' && chooser.picked && !target?.closest('button')) {
    chooser.confirm();
  } else if (event.key === 'u' && may.mayTakeBack) {
    void session.takeBack();
  } else if (event.key === 'h' && may.hintSeat !== null) {
    void session.askHint(may.hintSeat);
  }
}
