// `npm test`: every check, in the order in which they are cheapest to fail; stops at the first red.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';
import { judgePictures } from './pictures.ts';
import { clearReports, sumReports } from './reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Whether the step needs a Chromium. */
  browser?: boolean;
}

const steps: Step[] = [
  { name: 'format', command: [bin('biome'), 'check', '--linter-enabled=false', '--reporter=summary', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'types', command: [bin('turbo'), 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'types of the tooling', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'unit tests', command: [bin('turbo'), 'run', 'test', '--output-logs=new-only', '--concurrency=2'] },
  { name: 'tooling tests', command: [bin('vitest'), 'run', '--config', 'scripts/vitest.config.ts'] },
  { name: 'build', command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'] },
  { name: 'published interface', command: [process.execPath, 'scripts/apiReport.ts', '--check'] },
  { name: 'package hygiene', command: [process.execPath, 'scripts/checkPackages.ts'] },
  { name: 'size budgets', command: [process.execPath, 'scripts/checkSizes.ts'] },
  { name: 'stories', command: [bin('vitest'), 'run', '--config', 'vitest.stories.config.ts'], browser: true },
  { name: 'journeys', command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], browser: true },
  { name: 'sister site', command: [process.execPath, 'scripts/sisterSite.ts'], browser: true },
];

const only = process.argv.slice(2);
const chosen = only.length === 0 ? steps : steps.filter((step) => only.includes(step.name));

clearReports(root);
let red: string | null = null;
for (const step of chosen) {
  console.log(`\n── ${step.name}`);
  const env = { ...process.env };
  if (step.browser) {
    try {
      env.CHROMIUM_PATH = findChromium();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      red = step.name;
      break;
    }
  }
  const started = performance.now();
  const run = spawnSync(step.command[0], step.command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  console.log(
    `── ${step.name}: ${run.status === 0 ? 'green' : 'red'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (run.status !== 0) {
    red = step.name;
    break;
  }
}

const sum = sumReports(root);
console.log('');
for (const row of sum.rows)
  console.log(`${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped`);
if (chosen.some(({ name }) => name === 'stories')) {
  const { sentence, fails } = judgePictures(sum.pictures, Boolean(process.env.CI));
  console.log(sentence);
  if (fails) red ??= 'stories';
}
console.log(red === null ? 'All checks are green.' : `Stopped at the first red check: ${red}.`);
process.exit(red === null ? 0 : 1);
