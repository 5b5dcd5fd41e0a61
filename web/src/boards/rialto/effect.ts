import { t } from '../../i18n';
import type { Legal } from '../../protocol';
import type { DistrictId, Preview, RialtoScene, SectionId } from './scene';
import { buildingPower, districtName, gainWords } from './words';

/** What an action would do, in words, from its preview; empty when its name says it all. */
export function effectWords(action: Legal, scene: RialtoScene, names: readonly string[]): string {
  const preview = action.preview as Preview;
  const { type } = action.action;
  if (preview.count !== undefined) return playWords(preview, scene.section as SectionId);
  if (preview.values) return placedWords(preview, scene, names);
  if (type === 'take') {
    const kind = String(action.action['building']);
    return t('rialto-effect-take', { power: buildingPower(kind), points: Number(preview.points ?? 0) });
  }
  if (type === 'use') return t('rialto-effect-use', { coins: preview.coins ?? 0 });
  if (type === 'return' && preview.points) return t('rialto-effect-return', { points: Number(preview.points) });
  return '';
}

function playWords({ count = 0, plain = 0, best = 0, leads }: Preview, section: SectionId): string {
  if (count === 0) return t('rialto-effect-nothing');
  const said = { count, plain: gainWords(section, plain), best: gainWords(section, best) };
  return t(leads ? 'rialto-effect-leads' : 'rialto-effect-trails', said);
}

function placedWords(preview: Preview, scene: RialtoScene, names: readonly string[]): string {
  const values = scene.districts.flatMap(({ id, value }) => {
    const next = preview.values?.[id as DistrictId];
    return next === undefined ? [] : [t('rialto-effect-value', { name: districtName(id), value, next })];
  });
  const points = Array.isArray(preview.points) ? preview.points : [];
  const gains = points.flatMap((after, player) => {
    const change = after - (scene.players[player]?.total ?? after);
    if (!change) return [];
    const name = names[player] ?? '';
    return [t(change > 0 ? 'rialto-effect-gain' : 'rialto-effect-loss', { name, points: Math.abs(change) })];
  });
  return [values.join(', '), gains.length ? gains.join(', ') : t('rialto-effect-nobody')].filter(Boolean).join('. ');
}
