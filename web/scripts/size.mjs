// Measures what a first visit downloads (page, entry script and its static imports, style sheets; fonts apart)
// and fails above the limit.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const FONT_LIMIT = 120 * 1024;
const root = join(dirname(fileURLToPath(import.meta.url)), '../../src/ponti/web');
const html = readFileSync(join(root, 'index.html'), 'utf8');

const wanted = new Set(['index.html']);
for (const [, path] of html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g)) wanted.add(path);
for (const path of wanted) {
  if (!path.endsWith('.js')) continue;
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, name] of text.matchAll(/(?:^|[;}\s])(?:import|export)[^;()"']*?(?:from)?\s*["']\.\/([^"']+\.js)["']/g))
    wanted.add(join(dirname(path), name));
}

let total = 0;
for (const path of [...wanted].sort()) {
  const size = gzipSync(readFileSync(join(root, path)), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${path}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  first load, gzipped (limit ${LIMIT / 1024} KB)`);

const assets = join(root, 'assets');
const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
console.log(`${(fontBytes / 1024).toFixed(1).padStart(7)} KB  ${fonts.length} fonts (limit ${FONT_LIMIT / 1024} KB)`);

if (total > LIMIT || fontBytes > FONT_LIMIT) {
  console.error('The first load is too large.');
  process.exit(1);
}
