import type { CardType, DistrictId } from './scene';

/** A card's paper and its ink. Every type has its icon and its name besides. */
export const CARD_LOOK: Record<CardType, { paper: string; ink: string }> = {
  doge: { paper: '#f3d9d2', ink: '#8e2a1f' },
  gold: { paper: '#f7e6b4', ink: '#74520a' },
  building: { paper: '#dfe6cf', ink: '#3d5a23' },
  bridge: { paper: '#e7dcca', ink: '#5b4327' },
  gondola: { paper: '#d2e5ea', ink: '#1c5262' },
  councilman: { paper: '#e5d9ec', ink: '#5b3276' },
  joker: { paper: '#2b2438', ink: '#f6d67c' },
};

/** Windows of buildings: what a colour means is its phase. */
export const WINDOW_LOOK: Record<string, { paper: string; ink: string }> = {
  G: { paper: '#cfe6c6', ink: '#22591f' },
  Y: { paper: '#f8e7a6', ink: '#6b4f00' },
  B: { paper: '#cbdcf4', ink: '#1f4480' },
};

/** The districts: cold colours north of the Grand Canal, warm ones south of it. */
export const DISTRICT_LOOK: Record<DistrictId, { land: string; shore: string }> = {
  CAN: { land: 'light-dark(#b9d3e6, #2a4a66)', shore: 'light-dark(#6d94b3, #0f2436)' },
  CAS: { land: 'light-dark(#b7dccb, #275347)', shore: 'light-dark(#649a82, #0d2a22)' },
  SMA: { land: 'light-dark(#c4c6ea, #3a3f72)', shore: 'light-dark(#7e82b8, #191d40)' },
  SCR: { land: 'light-dark(#ecd3a6, #63502c)', shore: 'light-dark(#b3925a, #2d220d)' },
  SPO: { land: 'light-dark(#efc0a2, #6b402c)', shore: 'light-dark(#bd7f5a, #33190d)' },
  DOR: { land: 'light-dark(#f0e0a0, #625722)', shore: 'light-dark(#b5a04f, #2c2608)' },
};
