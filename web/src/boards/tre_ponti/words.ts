import { t } from '../../i18n';
import { rankOf, suitOf, type LyingCard } from './scene';

/** A card's name in the visitor's language, for labels. */
export function cardName(card: string | null): string {
  if (!card) return t('tre-ponti-face-down');
  if (card === 'C') return t('tre-ponti-chronicler');
  return t('tre-ponti-card', { rank: t(`tre-ponti-rank-${rankOf(card)}`), suit: t(`tre-ponti-suit-${suitOf(card)}`) });
}

/** A card on the table with all that is to be seen of it. */
export function lyingName(lying: LyingCard): string {
  const parts = [lying.face_down ? t('tre-ponti-face-down') : cardName(lying.card)];
  if (lying.declared) parts.push(t('tre-ponti-declared', { suit: t(`tre-ponti-suit-${lying.declared}`) }));
  if (lying.sideways) parts.push(t('tre-ponti-sideways'));
  if (lying.halved) parts.push(t('tre-ponti-halved'));
  if (lying.value !== null) parts.push(t('tre-ponti-value', { value: String(lying.value) }));
  return parts.join(', ');
}
