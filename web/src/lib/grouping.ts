import type { LogEntry } from '../protocol';

/** What one player did in a row (or chance, seat −1). */
export interface Group {
  seat: number;
  lines: LogEntry[];
}

/** The lines of a log by who acted, in their order. */
export function grouped(lines: readonly LogEntry[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.seat === line.seat) last.lines.push(line);
    else groups.push({ seat: line.seat, lines: [line] });
  }
  return groups;
}

/** What happened while somebody was away; nothing when only the own actions are new. */
export function missed(log: readonly LogEntry[], leftAt: number | null, mine: readonly number[]): LogEntry[] {
  if (leftAt === null) return [];
  const lines = log.filter((line) => line.number > leftAt);
  return lines.some((line) => !mine.includes(line.seat)) ? lines : [];
}
