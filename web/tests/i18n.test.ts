import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const text = (lang: string): string => readFileSync(join(root, `i18n/${lang}.ftl`), 'utf8');
const keys = (lang: string): string[] => [...text(lang).matchAll(/^([a-z][\w-]*) =/gim)].map(([, key]) => key!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the words', () => {
  it('have the same keys in both languages, each once', () => {
    expect(keys('it')).toEqual(keys('en'));
    expect(new Set(keys('en')).size).toBe(keys('en').length);
  });

  it.each(['en', 'it'])('are well formed in %s', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text(lang)))).toEqual([]);
    for (const key of keys(lang)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });

  it('use the same values in both languages', () => {
    const values = (lang: string): string[][] =>
      text(lang)
        .split(/^(?=[a-z])/m)
        .map((message) => [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort());
    expect(values('it')).toEqual(values('en'));
  });

  it('exist for every key that the app names', () => {
    const known = new Set(keys('en'));
    const named = sources(root).flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map(([, key]) => key!));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});
