import { api } from '../api';
import type { Person } from '../protocol';

/** Who sits before this screen, as far as the server knows: nobody has to say it before it matters. */
class PersonStore {
  me = $state.raw<Person | null>(null);
  /** The server's key for notifications. */
  pushKey = $state.raw('');
  /** The server has been asked. */
  isKnown = $state(false);
  private asked: Promise<void> | null = null;

  /** Asks the server once; `isForced` asks again, after signing in or out. */
  load(isForced = false): Promise<void> {
    if (isForced || !this.asked) this.asked = this.ask();
    return this.asked;
  }

  /** Becomes somebody, or changes name or colour. Rejects with the server's reason. */
  async save(name: string, colour?: string): Promise<void> {
    this.take(await api.setMe(colour ? { name, colour } : { name }));
  }

  private async ask(): Promise<void> {
    try {
      this.take(await api.me());
    } catch {
      this.asked = null; // without an answer somebody is nobody, and is asked for again
    }
  }

  private take({ person, push_key }: { person: Person | null; push_key: string }): void {
    this.me = person;
    this.pushKey = push_key;
    this.isKnown = true;
  }
}

export const person = new PersonStore();
