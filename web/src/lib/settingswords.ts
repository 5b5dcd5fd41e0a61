import { t } from '../i18n';
import type { Clock, TableSettings } from '../protocol';
import { DAY, SECOND } from './time';

/** A clock in words: “10 minutes each, 5 seconds more per turn”. */
export function clockWords(clock: Clock, span: (length: number) => string): string {
  if (clock.kind === 'none') return t('clock-none');
  if (clock.kind === 'days') return t('clock-days', { count: Math.round((clock.seconds * SECOND) / DAY) });
  const time = clock.seconds < 60 ? t('time-second', { count: clock.seconds }) : span(clock.seconds * SECOND);
  if (clock.kind === 'move') return t('clock-move', { time });
  return t(clock.increment ? 'clock-game-more' : 'clock-game', { time, seconds: clock.increment });
}

/** How a table is run, one sentence for each setting that says something. */
export function settingWords(
  settings: TableSettings,
  span: (length: number) => string,
): [name: keyof TableSettings, words: string][] {
  const timed = settings.clock.kind !== 'none';
  return [
    ['clock', clockWords(settings.clock, span)],
    ...(timed ? [['timeout', t(`timeout-${settings.timeout.replace('_', '-')}-words`)] as const] : []),
    ['take_back', t(`take-back-${settings.take_back}-words`)],
    ['listed', t(settings.listed ? 'listed-words' : 'private-words')],
    ...(settings.chat ? [] : [['chat', t('chat-off-words')] as const]),
  ] as [keyof TableSettings, string][];
}
