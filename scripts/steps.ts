// The checks of `npm test`, cheapest first. Each is one or more tasks of turbo.json, which names what its result depends on.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  name: string;
  /** Tasks and options of `turbo run`. */
  turbo: readonly [string, ...string[]];
  /** Arguments of the tasks' own program. */
  words?: readonly string[];
  /** Browser of the step; steps that compare screenshots need a full Chromium. */
  browser?: 'chromium' | 'headless shell';
  /** Steps that must pass first, if they run at all. */
  after?: readonly string[];
  /** Uses every core: no other step runs in parallel. */
  alone?: boolean;
}

/** Command line of a step. */
export function commandOf({ turbo, words = [] }: Step): [string, ...string[]] {
  const logs = turbo.some((word) => word.startsWith('--output-logs')) ? [] : ['--output-logs=errors-only'];
  const more = words.length > 0 ? ['--', ...words] : [];
  return [join(root, 'node_modules/.bin/turbo'), 'run', ...turbo, '--ui=stream', '--log-prefix=none', ...logs, ...more];
}

export const steps: readonly Step[] = [
  { name: 'format', turbo: ['check:format'] },
  { name: 'lint', turbo: ['check:lint'] },
  { name: 'dead code', turbo: ['check:dead-code'] },
  { name: 'types', turbo: ['check:types-node', 'check:types-web', 'check:types-vite', '--concurrency=2'], alone: true },
  { name: 'unit tests', turbo: ['test', '--output-logs=new-only', '--concurrency=2'], alone: true },
  { name: 'tooling tests', turbo: ['check:tooling', '--output-logs=new-only'] },
  { name: 'build', turbo: ['build'] },
  { name: 'storybook build', turbo: ['check:storybook'] },
  { name: 'design site', turbo: ['check:design-site'], browser: 'headless shell', after: ['storybook build'] },
  { name: 'published interface', turbo: ['check:interface'], after: ['build'] },
  { name: 'package hygiene', turbo: ['check:packages'], after: ['build'] },
  { name: 'browser floor', turbo: ['check:floor'], after: ['build'] },
  { name: 'release', turbo: ['check:release'], after: ['build'] },
  { name: 'size budgets', turbo: ['check:sizes'], after: ['build'] },
  { name: 'typed client', turbo: ['check:typed-client'] },
  { name: 'sister site', turbo: ['check:sister-site'], browser: 'headless shell', after: ['build'] },
  { name: 'next site', turbo: ['check:next-site'], browser: 'headless shell', after: ['build'] },
  { name: 'node site', turbo: ['check:node-site'], browser: 'headless shell', after: ['build'] },
  { name: 'stories', turbo: ['check:stories', '--output-logs=new-only'], browser: 'chromium', alone: true },
  {
    name: 'journeys',
    turbo: ['check:journeys', '--output-logs=new-only'],
    browser: 'headless shell',
    after: ['build'],
    alone: true,
  },
];
