import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../lib/settings.svelte';
import type { Lang } from '../protocol';
import en from './en.ftl?raw';
import it from './it.ftl?raw';

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  for (const error of errors) console.error(error);
  return made;
}

const BUNDLES: Record<Lang, FluentBundle> = { en: bundle('en', en), it: bundle('it', it) };

/** The page's own words in the visitor's language (game words come from the server). Follows the language live. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = BUNDLES[settings.lang];
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}
