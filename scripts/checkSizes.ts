// Enforces the size budgets: what each public page weighs in the built portal, and in bytes of gzip every entry point of the design system
// and the rules. `--update` rewrites the budgets of pages and of entry points. Documents of the gateway, and lazy requests of a first visit,
// are weighed by end-to-end tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type ByteBudget, byteBudgets } from './byteBudgets.ts';
import { componentDoors } from './componentDoors.ts';
import { readBuiltPortal } from './pageBudgets/builtPortal.ts';
import { blockingProblems } from './pageBudgets/documentWeight.ts';
import { firstLoadProblems } from './pageBudgets/firstLoad.ts';
import {
  overBudget,
  pageBudgets,
  budgetsFile as pageBudgetsFile,
  publicPages,
  shownWeight,
  tableProblems,
  updatedBudgets,
} from './pageBudgets/pageBudgets.ts';
import { weighPage } from './pageBudgets/weighPage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/portal/dist');
const kilobyte = 1000;
const bytesOf = ({ kilobytes }: ByteBudget) => kilobytes * kilobyte;

const isUpdate = process.argv.includes('--update');

let red = false;
function report(name: string, bytes: number, budget: number, note = ''): void {
  const over = bytes > budget;
  red ||= over;
  console.log(
    `${over ? 'OVER  ' : 'ok    '}${name}: ${(bytes / kilobyte).toFixed(1)} KB of ${budget / kilobyte} KB${note}`,
  );
}
function fail(problems: readonly string[]): void {
  red ||= problems.length > 0;
  for (const problem of problems) console.log(`FAIL  ${problem}`);
}

const portal = readBuiltPortal(dist);
const pageWeights = new Map(publicPages.map((page) => [page, weighPage(portal, page)]));
const allowed = isUpdate ? updatedBudgets(pageBudgets, pageWeights) : pageBudgets;
if (isUpdate) writeFileSync(join(root, pageBudgetsFile), `${JSON.stringify(allowed, null, 2)}\n`);
fail(tableProblems(allowed));
for (const [page, weight] of pageWeights) {
  const problems = [
    ...overBudget(page, weight, allowed),
    ...portal
      .documents(page)
      .flatMap(blockingProblems)
      .map((problem) => `The page ${page} ${problem}`),
    ...firstLoadProblems(portal, page),
  ];
  if (problems.length === 0) console.log(`ok    ${page}: ${shownWeight(weight)}`);
  fail([...new Set(problems)]);
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
/**
 * Loaded on demand: a bundle that is not split keeps them, and every rule beside them. The table that a `Cascader` loads when Chinese finds nothing
 * is counted with the rules.
 */
const onDemand = ['Cascader/simplified.ts', 'Upload/CropDialog.tsx', 'Upload/PicturePreview.tsx'].map(
  (module) => `./packages/ui/src/${module}`,
);
const budgetsFile = join(root, 'packages/ui/sizes.json');
const budgets: Record<string, number> = existsSync(budgetsFile) ? JSON.parse(readFileSync(budgetsFile, 'utf8')) : {};

/** Entry points of the design system: the main ones, and one per component. */
const entryPoints = new Map([
  ['form', './packages/ui/src/form/index.ts'],
  // As it is built: with the parts of nivo that it has.
  ['charts', './packages/ui/dist/charts/index.js'],
  ['identity', './packages/ui/src/identity/index.ts'],
  ['icons', './packages/ui/src/icons/icons.tsx'],
  ['theme', './packages/ui/src/theme.ts'],
  ...Array.from(componentDoors(root), ([name, source]): [string, string] => [name, `./${source}`]),
]);
const entrySizes = await bundled(entryPoints, [...peers, ...onDemand]);

if (isUpdate) {
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
