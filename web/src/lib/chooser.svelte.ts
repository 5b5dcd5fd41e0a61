import type { Legal } from '../protocol';

/**
 * The choice in progress, shared by board, hand, buttons and keyboard. Two stages: `start` is something picked that is
 * not yet an action (a card in the hand, one end of a bridge); `picked` is a whole action waiting to be confirmed.
 * With a mouse or the keyboard a whole action is played at once, for its effect was shown while pointing; a finger
 * cannot point without touching, so its first tap shows and its second tap (or the button) confirms.
 */
export class Chooser {
  start = $state<string | null>(null);
  picked = $state.raw<Legal | null>(null);
  pointed = $state.raw<Legal | null>(null);

  constructor(private readonly play: (action: Legal) => void) {}

  /** The action whose effect the board shows now. */
  get shown(): Legal | null {
    return this.picked ?? this.pointed;
  }

  get isBusy(): boolean {
    return this.start !== null || this.picked !== null;
  }

  begin(what: string | null): void {
    this.start = this.start === what ? null : what;
    this.picked = null;
  }

  choose(action: Legal, event?: Event): void {
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (byTouch && this.picked?.id !== action.id) this.picked = action;
    else this.confirm(action);
  }

  confirm(action: Legal | null = this.picked): void {
    if (!action) return;
    this.clear();
    this.play(action);
  }

  /** One step back; false when there was nothing to undo. */
  back(): boolean {
    if (this.picked) this.picked = null;
    else if (this.start !== null) this.start = null;
    else return false;
    return true;
  }

  clear(): void {
    this.start = null;
    this.picked = null;
    this.pointed = null;
  }

  point(action: Legal | null): void {
    this.pointed = action;
  }
}
