import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A small wooden tap; higher when it is this visitor's turn. Silent unless switched on. */
export function tap(isMine: boolean): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(isMine ? 660 : 330, now);
  tone.frequency.exponentialRampToValueAtTime(isMine ? 440 : 180, now + 0.09);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.17);
}
