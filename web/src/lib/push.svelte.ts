import { api } from '../api';
import { readyWorker } from './worker';

/** `missing`: this browser or address cannot (on an iPhone: not before the app is installed). */
export type PushStatus = 'unknown' | 'missing' | 'off' | 'blocked' | 'on';

/** Whether this browser is told of turns while the page is closed. */
class Push {
  status = $state<PushStatus>('unknown');

  /** Finds out how things stand. A subscription made for another server or key is worth nothing. */
  async look(serverKey: string): Promise<void> {
    if (!serverKey || !('PushManager' in window) || !('Notification' in window)) {
      this.status = 'missing';
      return;
    }
    const subscription = await (await readyWorker())?.pushManager.getSubscription();
    if (Notification.permission === 'denied') this.status = 'blocked';
    else if (Notification.permission === 'granted' && subscription && fits(subscription, serverKey)) this.status = 'on';
    else this.status = 'off';
  }

  /** Asks the visitor, subscribes, and tells the server. Rejects with the server's reason. */
  async turnOn(serverKey: string): Promise<void> {
    const answer = await Notification.requestPermission();
    if (answer !== 'granted') {
      this.status = answer === 'denied' ? 'blocked' : 'off';
      return;
    }
    const worker = await readyWorker();
    if (!worker) {
      this.status = 'missing';
      return;
    }
    const old = await worker.pushManager.getSubscription();
    if (old && !fits(old, serverKey)) await old.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(serverKey),
    });
    try {
      await api.push(subscription.toJSON());
    } catch (error) {
      await subscription.unsubscribe();
      throw error;
    }
    this.status = 'on';
  }

  async turnOff(): Promise<void> {
    const subscription = await (await readyWorker())?.pushManager.getSubscription();
    this.status = 'off';
    if (!subscription) return;
    await subscription.unsubscribe();
    await api.forgetPush(subscription.endpoint);
  }
}

export const push = new Push();

/** Bytes from base64url, as keys are written. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function fits(subscription: PushSubscription, serverKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  if (!key) return false;
  const [made, wanted] = [new Uint8Array(key), bytes(serverKey)];
  return made.length === wanted.length && made.every((byte, place) => byte === wanted[place]);
}
