// Holds the size budgets: the JavaScript that must be there before a screen shows, as the built portal names it, and the door
// of one component and the rules. gzip, in bytes. What a browser fetches by itself after that is counted by a journey.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/portal/dist');
const kilobyte = 1000;

/** Everything that must be there before the screen can show: entry, static imports, and the screen's own chunk with its. */
const screens = [
  { name: '/home', source: 'src/screens/home/HomeScreen.tsx', budget: 135 * kilobyte },
  { name: '/product_scene', source: 'src/screens/identifier/IdentifierScreen.tsx', budget: 138 * kilobyte },
];
/** Libraries that may never be in a first load. */
const heavy = ['@nivo/', 'zxing-wasm', 'node_modules/zod/v4/classic'];

const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
);
const contents: Record<string, string[]> = JSON.parse(readFileSync(join(dist, '.vite/contents.json'), 'utf8'));
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

function chunksOf(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(next, seen);
  return seen;
}

let red = false;
function report(name: string, bytes: number, budget: number, note = ''): void {
  const over = bytes > budget;
  red ||= over;
  console.log(
    `${over ? 'OVER  ' : 'ok    '}${name}: ${(bytes / kilobyte).toFixed(1)} KB of ${budget / kilobyte} KB${note}`,
  );
}

for (const screen of screens) {
  if (!manifest['index.html'] || !manifest[screen.source])
    throw new Error(`The build names no chunk for ${screen.source}.`);
  const keys = chunksOf(screen.source, chunksOf('index.html'));
  const files = [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'));
  report(
    screen.name,
    files.reduce((sum, file) => sum + gzip(join(dist, file)), 0),
    screen.budget,
    ` in ${files.length} files`,
  );
  for (const file of files) {
    for (const library of heavy) {
      const found = (contents[file] ?? []).find((module) => module.includes(library));
      if (found) {
        red = true;
        console.log(`HEAVY ${screen.name} loads ${library} in ${file}`);
      }
    }
  }
}

/** Bytes of gzip of what a page gets that imports `code`, minified, the `external` packages counted apart. */
async function bundled(code: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    jsx: 'automatic',
    conditions: ['@lima-id/source'],
    external,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

report(
  "ui's Button",
  await bundled(`export { Button } from './packages/ui/src/index.ts';`, [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'styled-components',
  ]),
  4 * kilobyte,
  ' without peers',
);
report(
  'all rules',
  await bundled(`export * from './packages/domain/src/index.ts';`, ['zod']),
  28 * kilobyte,
  ' without zod, names of exports included',
);
report(
  'password rules with their data',
  await bundled(`export * from './packages/domain/src/password/score.ts';`, ['zod']),
  6 * kilobyte,
);
process.exit(red ? 1 : 0);
