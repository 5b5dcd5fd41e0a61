import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Attention } from '../src/lib/attention';
import { bytes } from '../src/lib/push.svelte';
import { settings } from '../src/lib/settings.svelte';

const shown: [string, NotificationOptions][] = [];
let isHidden = false;

beforeEach(() => {
  shown.length = 0;
  isHidden = true;
  document.head.innerHTML = '<link rel="icon" href="./icons/icon.svg">';
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('Notification', { permission: 'granted' });
  const worker = {
    showNotification: (title: string, options: NotificationOptions) => {
      shown.push([title, options]);
      return Promise.resolve();
    },
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en',
    serviceWorker: { getRegistration: () => Promise.resolve(worker), ready: Promise.resolve(worker) },
  });
  settings.setNotices(true);
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const icon = (): string | null => document.querySelector('link[rel=icon]')!.getAttribute('href');

describe('a visitor’s turn', () => {
  it('marks the title and the icon while it lasts', () => {
    const attention = new Attention('abc');
    attention.show('Rialto', true, 'Place a man.');
    expect(document.title).toBe('● Your turn: Rialto');
    expect(icon()).toBe('./icons/icon-turn.svg');
    attention.show('Rialto', false, 'Bice places a man.');
    expect(document.title).toBe('Rialto · Ponti');
    expect(icon()).toBe('./icons/icon.svg');
    attention.show('Rialto', true, 'Place a man.');
    attention.end();
    expect(icon()).toBe('./icons/icon.svg');
  });

  it('is notified when it begins behind the visitor’s back, once', async () => {
    const attention = new Attention('abc');
    attention.show('Rialto', false, 'Bice places a man.');
    attention.show('Rialto', true, 'Place a man.');
    attention.show('Rialto', true, 'Choose a building.');
    await settle();
    expect(shown.map(([title, { body, tag, data }]) => [title, body, tag, data as unknown])).toEqual([
      ['Rialto', 'Place a man.', 'turn-abc', { table: 'abc' }],
    ]);
  });

  it('is not notified to who has just come, who looks, or who does not want it', async () => {
    const first = new Attention('abc');
    first.show('Rialto', true, 'Place a man.');
    const quiet = new Attention('abc');
    settings.setNotices(false);
    quiet.show('Rialto', false, '');
    quiet.show('Rialto', true, 'Place a man.');
    settings.setNotices(true);
    isHidden = false;
    const looking = new Attention('abc');
    looking.show('Rialto', false, '');
    looking.show('Rialto', true, 'Place a man.');
    isHidden = true;
    vi.stubGlobal('Notification', { permission: 'default' });
    looking.show('Rialto', false, '');
    looking.show('Rialto', true, 'Place a man.');
    await settle();
    expect(shown).toEqual([]);
  });
});

it('reads keys as they are written in addresses', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
  expect([...bytes('AQ')]).toEqual([1]);
});
