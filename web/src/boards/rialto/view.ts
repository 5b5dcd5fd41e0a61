import type { Legal, LogEntry } from '../../protocol';
import { DISTRICTS, TYPES, type BuildingScene, type Cards, type CardType, type DistrictScene, type RialtoScene, type SectionScene } from './scene'; // prettier-ignore

/** A set of cards as groups in the order of types. */
export function groups(cards: Cards): { type: CardType; number: number }[] {
  return TYPES.flatMap((type) => (cards[type] ? [{ type, number: cards[type] }] : []));
}

export function cardCount(cards: Cards | number): number {
  return typeof cards === 'number' ? cards : groups(cards).reduce((sum, { number }) => sum + number, 0);
}

/**
 * The place of a legal action on the board: a district, a connection, `row-2`, `card-gold`, `own-G1-free`, `kind-B2`;
 * null for those that have only words. Several actions may share a place; they are then told apart in words.
 */
export function placeOf({ action }: Legal): string | null {
  const of = (name: string): string => String(action[name]);
  const places: Record<string, () => string> = {
    take: () => `kind-${of('building')}`,
    row: () => `row-${of('row')}`,
    use: () => `own-${of('building')}-free`,
    return: () => `own-${of('building')}-${of('state')}`,
    pick: () => `card-${of('card')}`,
    toss: () => `card-${of('card')}`,
    as_one: () => `card-${of('card')}`,
    as_two: () => `card-${of('card')}`,
    wait: () => 'own-Y1-free',
    bridge: () => `${of('one')}-${of('two')}`,
    gondola: () => `${of('one')}-${of('two')}`,
    man: () => of('district'),
    move: () => of('source'),
    pull: () => of('district'),
  };
  return places[action.type]?.() ?? null;
}

/** Legal actions by their place. */
export function byPlace(legal: readonly Legal[]): Map<string, Legal[]> {
  const found = new Map<string, Legal[]>();
  for (const action of legal) {
    const place = placeOf(action);
    if (place) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}

/** The choices of a number of cards, Jokers or masks, least first. */
export function numbered(legal: readonly Legal[]): Legal[] {
  const counted = legal.filter(({ action }) => ['lay', 'jokers', 'masks'].includes(action.type));
  return [...counted].sort((one, other) => Number(one.action['number']) - Number(other.action['number']));
}

/** The next choice when the cards of a hand are tapped again and again: one more each time, then from the least again. */
export function nextNumber(choices: readonly Legal[], now: Legal | null): Legal | null {
  const some = choices.filter(({ action }) => Number(action['number']) > 0);
  const index = now ? some.findIndex(({ id }) => id === now.id) : -1;
  return some[(index + 1) % some.length] ?? null;
}

/** The section that is on, or null between sections. */
export function currentSection(scene: RialtoScene): SectionScene | null {
  return scene.sections.find(({ state }) => state === 'now') ?? null;
}

/** The stage of a round: rows are taken, sections, blue buildings; or before and after all rounds. */
export function stageOf(scene: RialtoScene): 'setup' | 'cards' | 'sections' | 'blue' | 'over' {
  if (scene.phase === 'over') return 'over';
  if (scene.round < 1) return 'setup';
  if (scene.section === 'blue') return 'blue';
  return scene.section ? 'sections' : 'cards';
}

/** Places in a district whose holders have the same number of men: the better Doge rank decides between them. */
export function tiesIn({ standing }: DistrictScene): number[][] {
  const ties: number[][] = [];
  for (const { player, men } of standing) {
    const last = ties.at(-1);
    if (last && standing.find((each) => each.player === last[0])?.men === men) last.push(player);
    else ties.push([player]);
  }
  return ties.filter((tie) => tie.length > 1);
}

/** The same buildings together, in the order of kinds. */
export function pileUp(buildings: readonly BuildingScene[]): (BuildingScene & { number: number })[] {
  const piles: (BuildingScene & { number: number })[] = [];
  for (const building of buildings) {
    const pile = piles.find(({ kind, state }) => kind === building.kind && state === building.state);
    if (pile) pile.number += 1;
    else piles.push({ ...building, number: 1 });
  }
  return piles;
}

/** The lines of the log since a seat's last own one, without the dealing. */
export function sinceLast(log: readonly LogEntry[], seat: number): LogEntry[] {
  const own = log.findLastIndex((entry) => entry.seat === seat && entry.text !== '');
  return log.slice(own + 1).filter((entry) => entry.seat >= 0 || !isDealing(entry));
}

function isDealing({ text }: LogEntry): boolean {
  return !/^(turn|virtual|start)\b/.test(text);
}

export interface News {
  seat: number;
  key: number;
  words: { text: string; times: number }[];
}

/** Lines of one player after another together, and what is said several times only once. */
export function bySeat(entries: readonly LogEntry[]): News[] {
  const found: News[] = [];
  for (const { seat, number, words: text } of entries) {
    let news = found.at(-1);
    if (news?.seat !== seat || seat < 0) {
      news = { seat, key: number, words: [] };
      found.push(news);
    }
    const said = news.words.at(-1);
    if (said?.text === text) said.times += 1;
    else news.words.push({ text, times: 1 });
  }
  return found;
}

/** The first and the last space that a track shows. */
export function trackRange(values: readonly number[], least: number): { from: number; to: number } {
  const from = Math.min(0, ...values);
  return { from, to: Math.max(least, ...values) + 1 };
}

/** Districts and connections that a line of the log names in its notation. */
export function placesIn(text: string): string[] {
  const districts = text.match(/\b[A-Z]{3}\b/g)?.filter((each) => DISTRICTS.includes(each as never)) ?? [];
  const pairs = text.match(/\b[A-Z]{3}-[A-Z]{3}\b/g) ?? [];
  return [...new Set([...pairs, ...districts])];
}

/** Moves points on a line apart, so that no two are closer than `least`, each as near to its own place as can be. */
export function spread(points: readonly number[], least: number): number[] {
  const order = points.map((_, index) => index).sort((one, other) => points[one]! - points[other]! || one - other);
  const clusters: { members: number[]; middle: number }[] = [];
  for (const index of order) {
    let cluster = { members: [index], middle: points[index]! };
    for (let last = clusters.at(-1); last && reach(last, least) > -reach(cluster, least, -1); last = clusters.at(-1)) {
      clusters.pop();
      const members = [...last.members, ...cluster.members];
      cluster = { members, middle: members.reduce((sum, each) => sum + points[each]!, 0) / members.length };
    }
    clusters.push(cluster);
  }
  const found: number[] = [];
  for (const { members, middle } of clusters)
    members.forEach((index, place) => (found[index] = middle + (place - (members.length - 1) / 2) * least));
  return found;
}

/** Where a cluster ends to the right (or, negated, to the left), with half the distance to a neighbour. */
function reach(cluster: { members: number[]; middle: number }, least: number, sign = 1): number {
  return sign * cluster.middle + (cluster.members.length * least) / 2;
}
