import { createSubscriber } from 'svelte/reactivity';

/** The time, for whoever shows it: read anew every `period` milliseconds for as long as somebody looks. */
export class Ticker {
  private readonly subscribe: () => void;

  constructor(period: number) {
    this.subscribe = createSubscriber((update) => {
      const timer = setInterval(update, period);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

/** For clocks that run. */
export const quick = new Ticker(100);
/** For words such as “3 minutes ago”. */
export const slow = new Ticker(10_000);
