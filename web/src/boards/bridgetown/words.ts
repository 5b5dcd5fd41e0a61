import { t } from '../../i18n';
import type { ModeId, Reach, SpecialId } from './scene';

export const modeName = (mode: ModeId): string => t(`bridgetown-mode-${mode}`);
export const specialName = (special: SpecialId): string => t(`bridgetown-special-${special}`);
export const colourName = (colour: string): string => t(`bridgetown-colour-${colour}`);

/** A bridge without the word "Bridge", as on the map. */
export const shortName = (name: string): string => name.replace(/ Bridge$/, '');

/** Why a mode cannot move, and what may be done instead. */
export function blockedWords(reach: Reach): string {
  return reach.off_track ? t('bridgetown-blocked-streetcar') : t('bridgetown-blocked', { points: reach.points });
}
