/** What the server says about the race, see `scene.py` of the game. */
export type ModeId = 'walk' | 'skates' | 'bicycle' | 'bus' | 'car' | 'taxi' | 'motorcycle' | 'streetcar';
export type SpecialId = 'first' | 'double' | 'swap';

export interface Space {
  id: string;
  name: string;
  kind: 'street' | 'track' | 'bridge' | 'start';
  bank: string;
  x: number;
  y: number;
}

export interface Edge {
  a: string;
  b: string;
  kind: 'street' | 'track' | 'stairs' | 'start';
  under: string | null;
}

export interface CityMap {
  name: string;
  view_box: [number, number, number, number];
  river: { width: number; centre: [number, number][] };
  spaces: Space[];
  edges: Edge[];
  streets: { name: string; spaces: string[] }[];
}

export interface BridgeScene {
  id: string;
  name: string;
  order: number;
  spaces: string[];
  blue_only: boolean;
  flag: string | null;
  mode: ModeId | null;
  x: number;
  y: number;
  label: { x: number; y: number; rotate: number };
}

/** What a mode would do now. */
export interface Reach {
  mode: ModeId;
  points: number;
  doubled: boolean;
  blocked: boolean;
  /** A streetcar neither on the track nor beside it. */
  off_track: boolean;
  ends: string[];
  flags: { bridge: string; colour: string; new: boolean; ends: string[] }[];
}

/** What a ride, a walk or staying would do. */
export interface RidePreview {
  to: string;
  route: string[];
  takes: { bridge: string; colour: string; instead_of: string | null }[];
}

export interface WheelScene {
  mode: ModeId;
  speed: number;
  colour: string;
  place: number;
  planners: number[];
}

export interface PlayerScene {
  seat: number;
  letter: string;
  racer: string;
  card: { bridge: string; flag: string | null }[];
  flags: number;
  colours: number;
  rank: number;
  hand: number;
  modes: ModeId[];
  specials: SpecialId[];
  has_moved: boolean;
}

export interface BridgetownScene {
  phase: string;
  round: number;
  rounds: number;
  lap: number;
  easier: boolean;
  start_player: number | null;
  map: CityMap;
  bridges: BridgeScene[];
  wheel: WheelScene[];
  specials: { id: SpecialId; holder: number | null }[];
  barges: { round: number; x: number; y: number; boat: boolean }[];
  players: PlayerScene[];
  bag: Record<string, number>;
  supply: number | null;
  turn: { seat: number; mode: ModeId; points: number; doubled: boolean; blocked: boolean; pending: string[] } | null;
  reach: Reach[];
}

/** Spaces and bridges that a line of the log or a hint speaks of, in notation. */
export function placesIn(text: string): string[] {
  const [kind, ...names] = text.trim().split(/[\s+]+/);
  return kind === 'to' || kind === 'walk' || kind === 'swap' ? names : [];
}
