import { prefersStill } from '../../lib/motion';
import type { LastScene } from './scene';

const COINS = 5;
const APART = 55;
const FLIGHT = 260;
const STAY = 1300;
const FADE = 200;

export interface Payoff {
  from: string;
  to: string;
  amount: number;
}

/** Who has paid whom between two scenes: a shop to the bank, the right to its seller, the bank to a shop. */
export function payoffs(before: LastScene, after: LastScene): Payoff[] {
  const isNews = (key: 'build' | 'sale' | 'move'): boolean =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  const list: Payoff[] = [];
  const { build, sale, move } = after;
  if (build && build.price > 0 && isNews('build'))
    list.push({ from: `seat-${build.seat}`, to: 'bank', amount: build.price });
  if (sale && isNews('sale')) list.push({ from: `seat-${sale.buyer}`, to: `seat-${sale.seller}`, amount: sale.price });
  if (move && move.payee !== null && move.paid > 0 && isPaidNow(before, after))
    list.push({ from: 'lord', to: `seat-${move.payee}`, amount: move.paid });
  return list;
}

/** A turn after the payment changes the move as well, and nobody is paid again. */
function isPaidNow(before: LastScene, after: LastScene): boolean {
  const [old, now] = [before.move, after.move];
  if (!old || !now) return true;
  return old.round !== now.round || old.to !== now.to || old.payee !== now.payee;
}

/** Coins fly from the one to the other; with reduced motion only the sum appears. */
export function flyNews(before: LastScene, after: LastScene): void {
  for (const payoff of payoffs(before, after)) {
    const from = middle(payoff.from);
    const to = middle(payoff.to);
    if (!from || !to) continue;
    if (!prefersStill()) for (let coin = 0; coin < COINS; coin++) flyCoin(from, to, coin * APART);
    note(payoff, to);
  }
}

interface Point {
  x: number;
  y: number;
}

function middle(source: string): Point | null {
  const box = document.querySelector(`[data-source="${source}"]`)?.getBoundingClientRect();
  if (!box) return null;
  const x = Math.max(12, Math.min(innerWidth - 12, box.x + box.width / 2));
  return { x, y: box.y + box.height / 2 };
}

function piece(name: string, at: Point): HTMLElement {
  const made = document.createElement('span');
  made.className = `vecchio-${name}`;
  made.ariaHidden = 'true';
  made.style.left = `${at.x}px`;
  made.style.top = `${at.y}px`;
  document.body.append(made);
  return made;
}

function flyCoin(from: Point, to: Point, delay: number): void {
  const coin = piece('coin', to);
  const flight = coin.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 1 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(.3,.7,.25,1)', fill: 'backwards' },
  );
  flight.onfinish = () => coin.remove();
  flight.oncancel = () => coin.remove();
}

function note({ amount, to }: Payoff, at: Point): void {
  const tag = piece('sum', at);
  tag.textContent = to === 'bank' ? `−${amount}` : `+${amount}`;
  tag.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'linear' });
  setTimeout(() => tag.remove(), STAY);
}
