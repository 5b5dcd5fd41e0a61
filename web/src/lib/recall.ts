import type { StateMessage } from '../protocol';

/** Puts what never changes in a game into the scenes of a state, from `known`, and keeps there what comes for the first time. */
export function recall(state: Pick<StateMessage, 'fixed' | 'views'>, known: Record<string, unknown>): void {
  for (const { scene } of state.views) {
    const members = scene as Record<string, unknown>;
    for (const name of state.fixed) members[name] = known[name] ??= members[name];
  }
}
