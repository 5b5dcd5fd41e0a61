import type { GameInfo, Lang, Level, Refusal, StateMessage, TableCreated, TableRequest } from './protocol';

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

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** What replaying a record showed; `proven` is null when its dice cannot be checked. */
export interface RecordReport {
  proven: boolean | null;
  problem?: string;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
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
