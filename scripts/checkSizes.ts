// Holds the size budgets: the JavaScript that must be there before a screen shows, as the built portal names it, every door of
// the design system, and the rules. gzip, in bytes. `--update` rewrites the budgets of the doors. What a browser fetches by itself after that is counted by a journey.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/portal/dist');
const kilobyte = 1000;

/** Everything that must be there before the screen can show: entry, static imports, and the screen's own chunk with its. */
const screens = [
  { name: '/home', source: 'src/screens/home/HomeScreen.tsx', budget: 140 * kilobyte },
  { name: '/product_scene', source: 'src/screens/identifier/IdentifierScreen.tsx', budget: 144 * kilobyte },
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

/** Bytes of gzip of what a page gets that imports each of these files, by name, minified, the `external` packages counted apart. */
async function bundled(files: ReadonlyMap<string, string>, external: string[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    // One run for all: what they share is read once.
    entryPoints: Object.fromEntries(files),
    outdir: root,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    jsx: 'automatic',
    conditions: ['@lima-id/source'],
    external,
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [basename(path, '.js'), gzipSync(contents, { level: 9 }).length]),
  );
}

const peers = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'react-hook-form', '@nivo/*'];
const ui = join(root, 'packages/ui/src');
const budgetsFile = join(root, 'packages/ui/sizes.json');
const budgets: Record<string, number> = existsSync(budgetsFile) ? JSON.parse(readFileSync(budgetsFile, 'utf8')) : {};

/** The doors of the design system: the whole ones, and one a component. */
const doors = new Map([
  ['form', './packages/ui/src/form/index.ts'],
  ['charts', './packages/ui/src/charts/index.ts'],
  ['identity', './packages/ui/src/identity/index.ts'],
  ['theme', './packages/ui/src/theme.ts'],
  ...readdirSync(ui)
    .filter((name) => existsSync(join(ui, name, `${name}.tsx`)))
    .map((name): [string, string] => [name, `./packages/ui/src/${name}/${name}.tsx`]),
]);
const doorSizes = await bundled(doors, peers);

if (process.argv.includes('--update')) {
  // A tenth of room, in whole hundreds of bytes, so that a changed word changes no budget.
  const written = [...doorSizes].map(([door, bytes]) => [door, Math.ceil((bytes * 1.1) / 100) * 100]);
  writeFileSync(budgetsFile, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
} else {
  for (const [door, bytes] of doorSizes) report(`@lima-id/ui/${door}`, bytes, budgets[door] ?? 0, ' without peers');
}

const rules = await bundled(
  new Map([
    ['all', './packages/domain/src/index.ts'],
    ['password', './packages/domain/src/password/score.ts'],
  ]),
  ['zod'],
);
report('all rules', rules.get('all') ?? 0, 60 * kilobyte, ' without zod, names of exports included');
report('password rules with their data', rules.get('password') ?? 0, 6 * kilobyte);
process.exit(red ? 1 : 0);
