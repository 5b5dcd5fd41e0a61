import { createContext } from 'svelte';
import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { DistrictId, SectionId } from './scene';

/** What the card of explanations speaks of. */
export type Subject =
  | { kind: 'district'; id: DistrictId }
  | { kind: 'section'; id: SectionId }
  | { kind: 'building'; id: string; owner?: number };

/** The one thing that is explained now: by a pointer over it, by the focus, or by a finger that has tapped it. */
export class Details {
  subject = $state.raw<Subject | null>(null);
  private holder: Element | null = null;

  show(subject: Subject, holder: Element): void {
    this.subject = subject;
    this.holder = holder;
  }

  /** Only whoever showed something takes it away. */
  hide(holder: Element): void {
    if (this.holder === holder) this.clear();
  }

  isHeldBy(holder: Element): boolean {
    return this.holder === holder && this.subject !== null;
  }

  clear(): void {
    this.subject = null;
    this.holder = null;
  }
}

export interface TableContext {
  readonly details: Details;
  /** Names of all players, the virtual one last. */
  readonly names: string[];
}

export const [getTable, setTable] = createContext<TableContext>();

/**
 * Whether the focus came by the keyboard. A finger that taps must not be shown anything before it lifts: what appears
 * would move the button away from under it.
 */
export function byKey(event: FocusEvent): boolean {
  return event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible');
}

/** `use:explains={{ details, subject }}`: pointing at a button, focusing it or tapping it explains what it stands for. */
export const explains: Action<HTMLElement, { details: Details; subject: Subject }> = (node, given) => {
  let { details, subject } = given;
  const show = (): void => details.show(subject, node);
  const hide = (): void => details.hide(node);
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') show();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && document.activeElement !== node) hide();
  };
  let wasHeld = false;
  const down = (): void => {
    wasHeld = details.isHeldBy(node);
  };
  const click = (event: MouseEvent): void => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse' && wasHeld) hide();
    else show();
  };
  // Svelte's own `on`: an element that loses the focus because it is taken away may still change what is shown.
  const offs = [
    on(node, 'pointerenter', enter),
    on(node, 'pointerleave', leave),
    on(node, 'pointerdown', down),
    on(node, 'focus', show),
    on(node, 'blur', hide),
    on(node, 'click', click),
  ];
  return {
    update: (next) => {
      ({ details, subject } = next);
    },
    destroy: () => {
      hide();
      for (const off of offs) off();
    },
  };
};
