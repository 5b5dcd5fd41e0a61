import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A small wooden tap; higher when it is this visitor's turn. Silent unless switched on. */
export function tap(isMine: boolean): void {
  if (isMine) knock(660, 440);
  else knock(330, 180);
}

/** Two taps, the second one higher: it is the turn of a visitor who looks elsewhere. Silent unless switched on. */
export function chime(): void {
  knock(520, 400);
  knock(780, 600, 0.18);
}

function knock(from: number, to: number, after = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + 0.09);
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.17);
}
