import { t } from '../i18n';
import { roughly } from './time';

/** A length of time in words: “3 minutes”, “less than a minute”. */
export function span(length: number): string {
  const rough = roughly(length);
  return rough ? t(`time-${rough.unit}`, { count: rough.count }) : t('time-moment');
}

/** How long ago something was: “just now”, “3 minutes ago”. */
export function ago(length: number): string {
  const rough = roughly(length);
  return rough ? t('time-ago', { span: t(`time-${rough.unit}`, { count: rough.count }) }) : t('time-now');
}
