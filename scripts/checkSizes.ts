// Enforces the size budgets, in bytes of gzip: the JavaScript that blocks the first render of a screen (as listed by the built portal),
// every entry point of the design system, and the rules. `--update` rewrites the budgets of the entry points. Lazy requests after that are
// counted by an end-to-end test.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type ByteBudget, byteBudgets } from './byteBudgets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/portal/dist');
const kilobyte = 1000;
const bytesOf = ({ kilobytes }: ByteBudget) => kilobytes * kilobyte;

/** Chunks that block the first render of a screen: the entry, its static imports, and the screen's own chunk with its static imports. */
const screens = [
  { name: '/home', source: 'src/screens/home/HomeScreen.tsx', budget: bytesOf(byteBudgets.homeBlocking) },
  {
    name: '/product_scene',
    source: 'src/screens/identifier/IdentifierScreen.tsx',
    budget: bytesOf(byteBudgets.productBlocking),
  },
];
/** Libraries that must not be part of a first load. */
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

/** Gzip bytes of a minified page that imports each of these entry files, by name; `external` packages are not counted. */
async function bundled(files: ReadonlyMap<string, string>, external: string[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    // One bundler run for all entries, so that shared modules are parsed once.
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

const peers = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'react-hook-form'];
/** Loads when Chinese finds nothing: a bundle that is not split keeps every rule beside it. Its table is counted with the rules. */
const onDemand = './packages/ui/src/Cascader/simplified.ts';
const ui = join(root, 'packages/ui/src');
const budgetsFile = join(root, 'packages/ui/sizes.json');
const budgets: Record<string, number> = existsSync(budgetsFile) ? JSON.parse(readFileSync(budgetsFile, 'utf8')) : {};

/** Entry points of the design system: the main ones, and one per component. */
const entryPoints = new Map([
  ['form', './packages/ui/src/form/index.ts'],
  // As it is built: with the parts of nivo that it has.
  ['charts', './packages/ui/dist/charts/index.js'],
  ['identity', './packages/ui/src/identity/index.ts'],
  ['theme', './packages/ui/src/theme.ts'],
  ...readdirSync(ui)
    .filter((name) => existsSync(join(ui, name, `${name}.tsx`)))
    .map((name): [string, string] => [name, `./packages/ui/src/${name}/${name}.tsx`]),
]);
const entrySizes = await bundled(entryPoints, [...peers, onDemand]);

if (process.argv.includes('--update')) {
  // 10 % headroom, rounded up to hundreds of bytes, so that a changed word changes no budget.
  const written = [...entrySizes].map(([entry, bytes]) => [entry, Math.ceil((bytes * 1.1) / 100) * 100]);
  writeFileSync(budgetsFile, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
} else {
  for (const [entry, bytes] of entrySizes) report(`@lima-id/ui/${entry}`, bytes, budgets[entry] ?? 0, ' without peers');
}

const rules = await bundled(
  new Map([
    ['all', './packages/domain/src/index.ts'],
    ['password', './packages/domain/src/password/score.ts'],
  ]),
  ['zod'],
);
report('all rules', rules.get('all') ?? 0, bytesOf(byteBudgets.allRules), ' without zod, names of exports included');
report('password rules with their data', rules.get('password') ?? 0, bytesOf(byteBudgets.passwordRules));
process.exit(red ? 1 : 0);
