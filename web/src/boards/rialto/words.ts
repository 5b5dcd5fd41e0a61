import { t } from '../../i18n';
import type { BuildingScene, CardType, DistrictId, SectionId } from './scene';

export const cardName = (type: CardType): string => t(`rialto-card-${type}`);
export const sectionName = (id: SectionId): string => t(`rialto-section-${id}`);
export const districtName = (id: DistrictId): string => t(`rialto-district-${id.toLowerCase()}`);
export const buildingName = (kind: string): string => t(`rialto-building-${kind.toLowerCase()}`);
export const buildingPower = (kind: string): string => t(`rialto-power-${kind.toLowerCase()}`);
export const stateWords = ({ state }: BuildingScene): string => t(`rialto-state-${state}`);

/** A connection by its districts: “Cannaregio – San Polo”. */
export const connectionName = (id: string): string =>
  id.split('-').map((end) => districtName(end as DistrictId)).join(' – '); // prettier-ignore

/** What a section's action is worth: “3 steps”, “2 coins”, “a building up to 4”. */
export const gainWords = (section: SectionId, number: number): string =>
  number < 0 ? t('rialto-loss', { number: -number }) : t(`rialto-gain-${section}`, { number });
