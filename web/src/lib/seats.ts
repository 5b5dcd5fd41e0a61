/** Every seat has a colour (Okabe-Ito) and a shape; wherever the colour speaks, the shape speaks too. */
export type Shape = 'disc' | 'square' | 'triangle' | 'diamond' | 'star';

export const SEATS: readonly { colour: string; shape: Shape }[] = [
  { colour: '#D55E00', shape: 'disc' },
  { colour: '#56B4E9', shape: 'square' },
  { colour: '#009E73', shape: 'triangle' },
  { colour: '#F0E442', shape: 'diamond' },
  { colour: '#CC79A7', shape: 'star' },
];

/** Paths in a box of 20 x 20. */
export const SHAPES: Record<Shape, string> = {
  disc: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z',
  square: 'M2.5 2.5h15v15h-15z',
  triangle: 'M10 1.8L18.8 17.6H1.2z',
  diamond: 'M10 .8L19.2 10L10 19.2L.8 10z',
  star: 'M10 .9l2.7 6 6.5.7-4.9 4.3 1.4 6.4L10 15l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7z',
};

export function seatLook(seat: number): { colour: string; shape: Shape } {
  return SEATS[seat % SEATS.length]!;
}
