import { settings } from './lib/settings.svelte';
import type { GameInfo, Lang, Level, Line, Me, Refusal, StateMessage, TableCreated, TableRequest } from './protocol';

/** The server's answer when it refuses: a stable code, the rule clause if one applies, and a sentence. */
export class ApiError extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly clause: string,
    readonly words: string,
  ) {
    super(words);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError('offline', '', '');
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: Refusal } | null)?.error;
  throw new ApiError(error?.code ?? `http_${response.status}`, error?.clause ?? '', error?.words ?? '');
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

export function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** What replaying a record showed; `proven` is null when its dice cannot be checked. */
export interface RecordReport {
  proven: boolean | null;
  problem?: string;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** An address with the language in which a refusal is to be worded. */
const spoken = (path: string): string => `${path}?lang=${settings.lang}`;

/** The query of a list of which the answer tells where the next part begins. */
const page = (lang: Lang, before?: number): string => `lang=${lang}${before === undefined ? '' : `&before=${before}`}`;

export const api = {
  me: () => json<Me>('/api/me'),
  setMe: (wanted: { name: string; colour?: string }) => json<Me>(spoken('/api/me'), post(wanted)),
  setPassphrase: (passphrase: string) => json<Me>(spoken('/api/me/passphrase'), post({ passphrase })),
  login: (name: string, passphrase: string) => json<Me>(spoken('/api/login'), post({ name, passphrase })),
  logout: (everywhere: boolean) => json<Me>(spoken('/api/logout'), post({ everywhere })),
  setWebhook: (url: string | null) => json<Me>(spoken('/api/me/webhook'), post({ url })),
  push: (subscription: PushSubscriptionJSON) => request(spoken('/api/push'), post(subscription)),
  forgetPush: (endpoint: string) => request(spoken('/api/push/forget'), post({ endpoint })),
  colours: async () => (await json<{ colours: string[] }>('/api/me/colours')).colours,
  lobby: async (lang: Lang) => (await json<{ open: Line[] }>(`/api/lobby?lang=${lang}`)).open,
  myTables: (lang: Lang, before?: number) =>
    json<{ playing: Line[]; finished: Line[]; next: number | null }>(`/api/me/tables?${page(lang, before)}`),
  finished: (lang: Lang, before?: number) =>
    json<{ finished: Line[]; next: number | null }>(`/api/finished?${page(lang, before)}`),
  table: (id: string, lang: Lang) => json<Line>(`${table(id)}?lang=${lang}`),
  sit: (id: string, seat: number) => json<{ seat: number; token: string }>(spoken(`${table(id)}/sit`), post({ seat })),
  claim: (id: string, token: string) =>
    json<{ seat: number; token: string }>(spoken(`${table(id)}/sit`), post({ token })),
  qr: async (text: string) => (await request('/api/qr', post({ text }))).text(),
  games: (lang: Lang) => json<GameInfo[]>(`/api/games?lang=${lang}`),
  levels: (lang: Lang) => json<Level[]>(`/api/levels?lang=${lang}`),
  create: (wanted: TableRequest, lang: Lang) => json<TableCreated>(`/api/tables?lang=${lang}`, post(wanted)),
  record: async (id: string) => (await request(`${table(id)}/record`)).text(),
  replay: (id: string, event: number, lang: Lang) =>
    json<StateMessage>(`${table(id)}/replay?event=${event}&lang=${lang}`),
  checkRecord: (record: string, lang: Lang) =>
    json<RecordReport>(`/api/records?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: record,
    }),
};
