import { t } from '../i18n';
import { settings } from './settings.svelte';
import { chime } from './sound';
import { readyWorker } from './worker';

const ICONS = ['./icons/icon.svg', './icons/icon-turn.svg'] as const;

/**
 * Draws a visitor's eye to a table: a mark in the title and on the tab's icon while it is the visitor's turn, and when a
 * turn begins behind the visitor's back, a chime and a notification (if they are switched on).
 */
export class Attention {
  private isMine: boolean | null = null;

  constructor(private readonly table: string) {}

  /** Say after every change whose turn it is. The first time only shows it: who has just come needs no telling. */
  show(title: string, isMine: boolean, words: string): void {
    document.title = isMine ? `● ${t('notice-title', { title })}` : `${title} · Ponti`;
    setMark(isMine);
    const begins = isMine && this.isMine === false;
    this.isMine = isMine;
    if (!begins || !document.hidden) return;
    chime();
    void notify(this.table, title, words);
  }

  /** The visitor leaves the table. */
  end(): void {
    setMark(false);
  }
}

function setMark(isOn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = ICONS[isOn ? 1 : 0];
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  if (!('setAppBadge' in navigator)) return;
  const done = isOn ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => {}); // not installed
}

async function notify(table: string, title: string, body: string): Promise<void> {
  if (!settings.notices || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await readyWorker();
  await worker?.showNotification(title, {
    body,
    lang: settings.lang,
    tag: `turn-${table}`,
    icon: './icons/icon-192.png',
    badge: './icons/badge-96.png',
    data: { table },
  });
}
