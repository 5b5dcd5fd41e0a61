import type { Lang } from '../protocol';

export type Theme = 'light' | 'dark';

interface Kept {
  lang: Lang;
  theme: Theme | null;
  sound: boolean;
  /** Notifications of turns that begin while the page is open but hidden. */
  notices: boolean;
  name: string;
}

const KEY = 'ponti.settings';

/** What this visitor prefers, kept in the browser. */
class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme | null>(null);
  sound = $state(false);
  notices = $state(false);
  name = $state('');

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
    this.theme = kept.theme ?? null;
    this.sound = kept.sound ?? false;
    this.notices = kept.notices ?? false;
    this.name = kept.name ?? '';
    document.documentElement.lang = this.lang;
  }

  get isDark(): boolean {
    return (this.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    this.keep();
  }

  switchTheme(): void {
    this.theme = this.isDark ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = this.theme;
    this.keep();
  }

  switchSound(): void {
    this.sound = !this.sound;
    this.keep();
  }

  setNotices(isOn: boolean): void {
    this.notices = isOn;
    this.keep();
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    this.keep();
  }

  private keep(): void {
    const { lang, theme, sound, notices, name } = this;
    const kept: Kept = { lang, theme, sound, notices, name };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A private window may refuse; the choice then lasts as long as the page.
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
