import { t } from '../../i18n';

export function cardName(card: string): string {
  return card === 'J' ? t('ponte-vecchio-joker') : t('ponte-vecchio-card', { value: card });
}
