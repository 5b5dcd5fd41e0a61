import type { Legal } from '../protocol';

/**
 * Which of some choices in words stand out: neither passing nor what a player does to himself, as long as there is
 * something else. When the only other choices hurt oneself, passing stands out.
 */
export function naturalChoices(choices: Legal[], hurtsSelf: (choice: Legal) => boolean): Set<number> {
  const passes = choices.filter(({ action }) => action.type === 'pass');
  const good = choices.filter((each) => !passes.includes(each) && !hurtsSelf(each));
  const found = good.length ? good : passes.length ? passes : choices;
  return new Set(found.map(({ id }) => id));
}
