import type { BridgeScene, CityMap, Edge, ModeId, Space } from './scene';

/** The middle of the town, for the lobby. */
// prettier-ignore
const SPACES: [string, Space['kind'], number, number][] = [
  ['bHA1', 'bridge', 318, 328], ['bHA2', 'bridge', 318, 422], ['bMO1', 'bridge', 424, 328],
  ['bMO2', 'bridge', 424, 422], ['bBU1', 'bridge', 530, 328], ['bBU2', 'bridge', 530, 422],
  ['bST1', 'bridge', 640, 328], ['bST2', 'bridge', 640, 422], ['wA2', 'street', 259, 220],
  ['wHA', 'street', 318, 218], ['wYA', 'track', 371, 219], ['wMO', 'street', 424, 221], ['wA4', 'street', 477, 224],
  ['wBU', 'street', 530, 226], ['wA5', 'street', 585, 226], ['wGL', 'track', 640, 223], ['wA6', 'street', 696, 211],
  ['tPS', 'track', 424, 168], ['tOA', 'track', 477, 168], ['tMB', 'track', 530, 168], ['tCH', 'track', 585, 168],
  ['tMG', 'track', 640, 168], ['tRP', 'track', 259, 281], ['tYA', 'track', 371, 284], ['tOK', 'track', 477, 287],
  ['tSK', 'track', 585, 283], ['tOT', 'track', 640, 275], ['eA2', 'street', 259, 520], ['eHA', 'street', 318, 520],
  ['eA3', 'street', 371, 522], ['eMO', 'street', 424, 524], ['eA4', 'street', 477, 527], ['eBU', 'street', 530, 528],
  ['eA5', 'street', 585, 528], ['eCC', 'track', 640, 526], ['eA6', 'street', 696, 514], ['vA2', 'street', 259, 466],
  ['vA3', 'street', 371, 466], ['vA4', 'street', 477, 466], ['vA5', 'street', 585, 466], ['tRQ', 'track', 640, 468],
  ['tIR', 'track', 700, 471],
];
// prettier-ignore
const EDGES = [
  'wA2 wHA street', 'wHA wYA street', 'wYA wMO street', 'wMO wA4 street', 'wA4 wBU street', 'wBU wA5 street',
  'wA5 wGL street', 'wGL wA6 street', 'tPS wMO street', 'tMB wBU street', 'tOA wA4 street', 'tCH wA5 street',
  'tRP tYA track', 'tYA tOK track', 'tOK tSK track', 'tSK tOT track', 'tYA wYA track', 'wYA tPS track',
  'tPS tOA track', 'tOA tMB track', 'tMB tCH track', 'tCH tMG track', 'tMG wGL track', 'wGL tOT track',
  'tRP wA2 street', 'tOK wA4 street', 'tSK wA5 street', 'eA2 eHA street', 'eHA eA3 street', 'eA3 eMO street',
  'eMO eA4 street', 'eA4 eBU street', 'eBU eA5 street', 'eA5 eCC street', 'eCC eA6 street', 'vA2 vA3 street',
  'vA3 vA4 street', 'vA4 vA5 street', 'vA5 tRQ street', 'vA3 eA3 street', 'vA5 eA5 street', 'tRQ eCC track',
  'tRQ tIR track', 'wHA bHA1 street', 'bHA1 bHA2 street', 'bHA2 eHA street', 'wMO bMO1 street', 'bMO1 bMO2 street',
  'bMO2 eMO street', 'wBU bBU1 street', 'bBU1 bBU2 street', 'bBU2 eBU street', 'tOT bST1 track', 'bST1 bST2 track',
  'bST2 tRQ track', 'bHA1 tYA stairs', 'bMO1 tOK stairs', 'bBU1 tSK stairs', 'bHA2 vA3 stairs', 'bMO2 vA4 stairs',
  'bBU2 vA5 stairs',
];

export const MAP: CityMap = {
  name: '',
  view_box: [0, 0, 1000, 700],
  river: {
    width: 114,
    centre: [
      [200, 375],
      [320, 375],
      [440, 375],
      [560, 375],
      [640, 375],
      [720, 361],
      [800, 338],
    ],
  },
  spaces: SPACES.map(([id, kind, x, y]) => ({ id, kind, x, y, name: id, bank: '' })),
  edges: EDGES.map((edge) => {
    const [a = '', b = '', kind] = edge.split(' ');
    return { a, b, kind: kind as Edge['kind'], under: null };
  }),
  streets: [],
};

const bridge = (id: string, order: number, spaces: string[], flag: string, mode: ModeId, x: number): BridgeScene => ({
  ...{ id, order, spaces, flag, mode, x, name: id, blue_only: false, y: 375 },
  label: { x, y: 375, rotate: 0 },
});

export const BRIDGES: BridgeScene[] = [
  bridge('HA', 3, ['bHA1', 'bHA2'], 'red', 'bus', 334),
  bridge('MO', 4, ['bMO1', 'bMO2'], 'yellow', 'taxi', 440),
  bridge('BU', 5, ['bBU1', 'bBU2'], 'green', 'bicycle', 546),
  bridge('ST', 6, ['bST1', 'bST2'], 'blue', 'streetcar', 656),
];

/** Three racers on their rounds. */
export const TOURS = [
  ['wHA', 'bHA1', 'bHA2', 'eHA', 'eA3', 'eMO', 'bMO2', 'bMO1', 'wMO', 'wYA'],
  ['tYA', 'tOK', 'tSK', 'tOT', 'bST1', 'bST2', 'tRQ', 'bST2', 'bST1', 'tOT', 'tSK', 'tOK'],
  ['eBU', 'bBU2', 'bBU1', 'wBU', 'wA4', 'wMO', 'bMO1', 'bMO2', 'eMO', 'eA4'],
];
