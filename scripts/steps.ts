// The checks of `npm test`, cheapest first.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const node = process.execPath;

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Browser of the step; steps that compare screenshots need a full Chromium. */
  browser?: 'chromium' | 'headless shell';
  /** Steps that must pass first, if they run at all. */
  after?: readonly string[];
  /** Uses every core: no other step runs in parallel. */
  alone?: boolean;
}

export const steps: readonly Step[] = [
  { name: 'format', command: [bin('biome'), 'check', '--linter-enabled=false', '--reporter=summary', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'types of the tooling', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'types', command: [bin('turbo'), 'run', 'typecheck', '--output-logs=errors-only'], alone: true },
  {
    name: 'unit tests',
    command: [bin('turbo'), 'run', 'test', '--output-logs=new-only', '--concurrency=2'],
    alone: true,
  },
  { name: 'tooling tests', command: [bin('vitest'), 'run', '--config', 'scripts/vitest.config.ts'] },
  { name: 'build', command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'] },
  { name: 'storybook build', command: [bin('storybook'), 'build', '-o', 'storybook-static', '--loglevel', 'warn'] },
  { name: 'published interface', command: [node, 'scripts/apiReport.ts', '--check'], after: ['build'] },
  { name: 'package hygiene', command: [node, 'scripts/checkPackages.ts'], after: ['build'] },
  { name: 'size budgets', command: [node, 'scripts/checkSizes.ts'], after: ['build'] },
  { name: 'typed client', command: [node, 'scripts/typedClient.ts'] },
  { name: 'sister site', command: [node, 'scripts/sisterSite.ts'], browser: 'headless shell', after: ['build'] },
  {
    name: 'stories',
    command: [bin('vitest'), 'run', '--config', 'vitest.stories.config.ts'],
    browser: 'chromium',
    alone: true,
  },
  {
    name: 'journeys',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    browser: 'headless shell',
    after: ['build'],
    alone: true,
  },
];
