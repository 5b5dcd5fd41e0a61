import { api } from '../api';
import type { Me, Person } from '../protocol';
import { push } from './push.svelte';

/** Who sits before this screen, as far as the server knows: nobody has to say it before it matters. */
class PersonStore {
  me = $state.raw<Person | null>(null);
  /** The server's key for notifications. */
  pushKey = $state.raw('');
  /** The server can call an address of the visitor's. */
  hasWebhooks = $state.raw(false);
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

  /** Comes back as somebody with a pass-phrase. Rejects with the server's reason. */
  async signIn(name: string, passphrase: string): Promise<void> {
    await push.turnOff().catch(() => {}); // what is told here was somebody else's
    this.take(await api.login(name, passphrase));
    anew();
  }

  /** Nobody sits here any more; `isEverywhere`: nor before any other screen. */
  async signOut(isEverywhere = false): Promise<void> {
    await push.turnOff().catch(() => {});
    this.take(await api.logout(isEverywhere));
    anew();
  }

  async setPassphrase(passphrase: string): Promise<void> {
    this.take(await api.setPassphrase(passphrase));
  }

  async setWebhook(url: string | null): Promise<void> {
    this.take(await api.setWebhook(url));
  }

  private async ask(): Promise<void> {
    try {
      this.take(await api.me());
    } catch {
      this.asked = null; // without an answer somebody is nobody, and is asked for again
    }
  }

  private take({ person, push_key, webhooks }: Me): void {
    this.me = person;
    this.pushKey = push_key;
    this.hasWebhooks = webhooks;
    this.isKnown = true;
  }
}

/** A table that is open was opened by somebody else. */
function anew(): void {
  if (location.hash.startsWith('#/table/')) location.reload();
}

export const person = new PersonStore();
