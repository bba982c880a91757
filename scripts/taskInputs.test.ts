import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';
import { root, steps } from './steps.ts';

const turbo = join(root, 'node_modules/.bin/turbo');
const config: { globalDependencies: string[]; tasks: Record<string, object> } = JSON.parse(
  readFileSync(join(root, 'turbo.json'), 'utf8'),
);
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
/** Limit in ms. Without a clone Turborepo reads every file of the repository each time. */
const dryRunTimeoutMs = 120_000;
/** A path in a source: of an import, or of a file or folder that a test reads. */
const relativePath = /['"`](\.\.?\/[^'"`\s$*]*)['"`]/g;

interface DryTask {
  directory: string;
  task: string;
  command: string;
  inputs: Record<string, string>;
  dependencies: string[];
  taskId: string;
  hash: string;
}

function dryRun(names: readonly string[], env: NodeJS.ProcessEnv = {}): DryTask[] {
  const dry = execFileSync(turbo, ['run', ...names, '--dry=json'], {
    cwd: root,
    maxBuffer: 1 << 27,
    env: { ...process.env, ...env },
  });
  return JSON.parse(dry.toString()).tasks;
}

const files = repositoryFiles(root);

/** Files of the repository that the sources of a workspace name by a path that leaves it. */
function filesOutside(workspace: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter((one) => one.startsWith(`${workspace}/`) && /\.tsx?$/.test(one)))
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(relativePath)) {
      const target = normalize(join(dirname(file), path)).replace(/\/$/, '');
      // Built files are made after the unit tests.
      const isOutside =
        !target.startsWith('..') &&
        !/\/dist(?:\/|$)/.test(target) &&
        target !== '.' &&
        !`${target}/`.startsWith(`${workspace}/`);
      if (isOutside && existsSync(join(root, target))) found.set(target, file);
    }
  return found;
}

describe('the steps of npm test', () => {
  it('are tasks of turbo.json and scripts of package.json', () => {
    const named = steps.flatMap(({ turbo: words }) => words.filter((word) => word.startsWith('check:')));
    const tasks = Object.keys(config.tasks).flatMap((task) => (task.startsWith('//#') ? task.slice('//#'.length) : []));
    expect(named.toSorted()).toEqual(tasks.toSorted());
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('depend on the versions of Node and of the browser', { timeout: dryRunTimeoutMs }, () => {
    const withBrowser = steps.filter(({ browser }) => browser !== undefined).flatMap(({ turbo: [task] }) => task);
    const before = dryRun(withBrowser, { CHECK_MACHINE: 'node 24', CHECK_CHROMIUM: '142' });
    const otherNode = dryRun(withBrowser, { CHECK_MACHINE: 'node 25', CHECK_CHROMIUM: '142' });
    const otherBrowser = dryRun(withBrowser, { CHECK_MACHINE: 'node 24', CHECK_CHROMIUM: '143' });
    const hashes = (tasks: DryTask[]) => tasks.map((task) => task.hash);
    const own = (tasks: DryTask[]) => hashes(tasks.filter(({ task }) => withBrowser.includes(task)));
    expect(hashes(before).filter((one) => hashes(otherNode).includes(one))).toEqual([]);
    expect(own(before).filter((one) => own(otherBrowser).includes(one))).toEqual([]);
  });
});

describe('the journeys', () => {
  it('have every built package that they import when they run alone', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
    const imported = Object.keys(read('e2e/package.json').devDependencies).filter((name) =>
      name.startsWith('@lima-id/'),
    );
    const built = imported.filter(
      (name) => read(`packages/${name.slice('@lima-id/'.length)}/package.json`).scripts.build,
    );
    expect(built).toContain('@lima-id/domain');
    const { dependsOn } = config.tasks['//#check:journeys'] as { dependsOn: string[] };
    expect(dependsOn).toEqual(expect.arrayContaining(built.map((name) => `${name}#build`)));
  });
});

describe('the unit tests of a workspace', () => {
  it('have every file outside of it that its sources name as an input', { timeout: dryRunTimeoutMs }, () => {
    const tasks = dryRun(['test']);
    const byId = new Map(tasks.map((task) => [task.taskId, task]));
    /** Inputs of a task and of those that it depends on, as paths from the root. */
    function inputsOf({ directory, inputs, dependencies }: DryTask): string[] {
      const own = Object.keys(inputs).map((file) => normalize(join(directory, file)));
      return [...own, ...dependencies.flatMap((id) => (byId.has(id) ? inputsOf(byId.get(id) as DryTask) : []))];
    }
    const missing = tasks
      .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
      .flatMap((task) => {
        const inputs = [...inputsOf(task), ...config.globalDependencies];
        const isInput = (target: string) =>
          statSync(join(root, target)).isDirectory()
            ? inputs.some((file) => file.startsWith(`${target}/`))
            : inputs.includes(target);
        return [...filesOutside(task.directory)]
          .filter(([target]) => !isInput(target))
          .map(([target, file]) => `${file}: ${target}`);
      });
    expect(missing).toEqual([]);
  });
});
