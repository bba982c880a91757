// `npm run affected [COMMIT] [--journeys=FILTER]`: the checks that a change affects. A change is everything since the branch left main, or since
// the given commit, uncommitted files included. Only `npm test` runs everything.
import { affectedStories, readGraph } from './affectedStories.ts';
import { envOf } from './browsers.ts';
import { clearReports, sumReports } from './reports.ts';
import { git, isClone } from './repositoryFiles.ts';
import { runStep, runSteps } from './runSteps.ts';
import { root, type Step, steps } from './steps.ts';

/** Number of story files that run in about three minutes on two cores. */
const mostStoryFiles = 24;

function linesOf(...args: string[]): string[] {
  return git(root, ...args)
    .split('\n')
    .filter(Boolean);
}

/** The commit at which this branch left main. */
function branchPoint(): string {
  const [main = 'main'] = linesOf('branch', '--all', '--list', 'origin/main', '--format=%(refname:short)');
  return linesOf('merge-base', 'HEAD', main)[0] ?? 'HEAD';
}

const words = process.argv.slice(2);
const journeys = words.find((word) => word.startsWith('--journeys='))?.slice('--journeys='.length);
if (!isClone(root)) {
  console.error(
    'Changes are found by Git, and this folder is no clone or Git is not installed; `npm test` needs neither.',
  );
  process.exit(1);
}
const base = words.find((word) => !word.startsWith('--')) ?? branchPoint();
const changed = [...linesOf('diff', '--name-only', base), ...linesOf('ls-files', '--others', '--exclude-standard')];
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

const stories = affectedStories(readGraph(root), changed);
const near = stories.slice(0, mostStoryFiles);
const tooling = changed.some((file) => /^(?:scripts|tools|\.storybook)\/|^[^/]+$|\.md$/.test(file));

/** A step of `npm test` with additional options of Turborepo, or arguments of its program. */
function part(name: string, { turbo = [], words = [] }: { turbo?: string[]; words?: string[] } = {}): Step {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`No check is called ${name}.`);
  return { ...step, turbo: [...step.turbo, ...turbo], words };
}

const chosen = [
  part('format'),
  part('lint'),
  part('types'),
  part('tooling tests', { words: tooling ? [] : ['scripts/boundaries', 'scripts/chineseTexts'] }),
  // Unit tests of changed workspaces only.
  part('unit tests', { turbo: [`--filter=[${base}]`] }),
  ...(near.length > 0 ? [part('stories', { words: near })] : []),
  ...(journeys === undefined ? [] : [part('build'), part('journeys', { words: [journeys] })]),
];

console.log(`${changed.length} files changed since ${base.slice(0, 8)}; running ${near.length} story files.`);
const started = performance.now();
clearReports(root);
const red = await runSteps(chosen, envOf, runStep);
const { passed, failed } = sumReports(root);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${passed} tests passed, ${failed} failed, in ${minutes} minutes.`);
if (stories.length > near.length)
  console.log(
    `Not run: ${stories.length - near.length} story files that import the change less directly; npm test runs them.`,
  );
console.log(red === null ? 'What the change affects is green.' : `Stopped at the first red check: ${red}.`);
process.exit(red === null ? 0 : 1);
