// Bundle composition of a build, by package and for our own by folder: npm run bytes [page]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { minify } from 'vite';
import type { BuiltModule } from './modules.ts';

const [name = 'lima', depth = '1'] = process.argv.slice(2);
const file = join(fileURLToPath(new URL('../results', import.meta.url)), `${name}.modules.json`);
const found = JSON.parse(readFileSync(file, 'utf8')) as BuiltModule[];

/** The package of a module; for our own also the folder in it. */
function groupOf(id: string): string {
  const path = id.split('node_modules/').at(-1) ?? id;
  if (!id.includes('node_modules/')) return 'the page itself';
  const parts = path.split('/');
  const length = path.startsWith('@') ? 2 : 1;
  const own = /^@(?:lima-id|mantine|arco-design)/.test(path) || path.startsWith('antd/');
  return parts.slice(0, own ? length + 1 + Number(depth) : length).join('/');
}

const groups = new Map<string, string[]>();
for (const { id, code } of found) {
  const group = groupOf(id);
  groups.set(group, [...(groups.get(group) ?? []), code]);
}
const minified = new Map<string, string[]>();
for (const [group, codes] of groups)
  minified.set(group, await Promise.all(codes.map(async (code) => (await minify('module.js', code)).code)));
const gzip = (texts: readonly string[]) => gzipSync(texts.join('\n'), { level: 9 }).length;
const whole = gzip([...minified.values()].flat());
const rows = [...minified].map(([group, codes]) => ({
  group,
  modules: codes.length,
  minified: codes.reduce((sum, code) => sum + code.length, 0),
  alone: gzip(codes),
  // Bytes that the build would lose without it.
  without: whole - gzip([...minified].filter(([other]) => other !== group).flatMap(([, others]) => others)),
}));
console.log(`${name}: ${(whole / 1000).toFixed(1)} KB gzip, each module minified by itself`);
console.table(
  rows
    .toSorted((one, other) => other.without - one.without)
    .map((row) => ({
      ...row,
      minified: (row.minified / 1000).toFixed(1),
      alone: (row.alone / 1000).toFixed(1),
      without: (row.without / 1000).toFixed(1),
    })),
);
