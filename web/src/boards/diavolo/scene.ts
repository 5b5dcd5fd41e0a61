/** What the server says about a lagoon. */
export type Colour = 'light' | 'dark';

export interface Score {
  points: number;
  islands: number;
  bridges: number;
}

export interface Group {
  colour: Colour;
  cells: string[];
  kind: 'sandbar' | 'island';
  network: number;
}

export interface BuiltBridge {
  one: string;
  two: string;
  colour: Colour;
  covers: string[];
}

export interface DiavoloScene {
  size: number;
  phase: string;
  to_move: Colour | null;
  colours: (Colour | null)[];
  tiles: { cell: string; colour: Colour; group: number }[];
  groups: Group[];
  networks: { colour: Colour; islands: number; points: number; groups: number[] }[];
  bridges: BuiltBridge[];
  closed: Record<Colour, string[]>;
  first: string | null;
  scores: Record<Colour, Score>;
  last: { cells: string[]; bridge: [string, string] | null } | null;
  supply: { light: number; dark: number; bridges: number } | null;
  final_turn: boolean;
  declared_by: Colour | null;
}
