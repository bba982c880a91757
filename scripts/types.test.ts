import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';
import { root } from './steps.ts';

const programs = ['node', 'web', 'vite'] as const;
const typescript = join(root, 'node_modules/typescript/bin/tsc');
/** Checked in steps of their own, with packages of their own. */
const elsewhere = /^(?:bench\/kit|examples)\//;

function tsc(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [typescript, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Every file of a program, as paths from the root; imported ones too, packages not. */
function filesOf(program: string): string[] {
  const listed = tsc('-p', `tsconfig.${program}.json`, '--listFilesOnly').split('\n').filter(Boolean);
  return listed.map((file) => relative(root, file)).filter((file) => !file.split('/').includes('node_modules'));
}

/** Compiler options of a project, without those that make a build incremental. */
function optionsOf(project: string): object {
  const { compilerOptions }: { compilerOptions: Record<string, unknown> } = JSON.parse(
    tsc('-p', project, '--showConfig'),
  );
  const { incremental: _, tsBuildInfoFile: __, ...options } = compilerOptions;
  return options;
}

/** The files that a project names itself. */
function includedBy(project: string): string[] {
  const { files = [] }: { files?: string[] } = JSON.parse(tsc('-p', project, '--showConfig'));
  return files.map((file) => relative(root, join(root, dirname(project), file)));
}

const included = new Map(programs.map((program) => [program, new Set(includedBy(`tsconfig.${program}.json`))]));

describe('the programs whose types are checked', () => {
  it('include every TypeScript file of the repository once', () => {
    const files = repositoryFiles(root).filter((file) => /\.(?:tsx?|[mc]ts)$/.test(file) && !elsewhere.test(file));
    const times = (file: string) => programs.filter((program) => included.get(program)?.has(file)).length;
    expect(files.length).toBeGreaterThan(3000);
    expect(files.filter((file) => times(file) !== 1)).toEqual([]);
  });

  it.each(
    globSync('{tsconfig.json,{packages,apps,bench}/*/tsconfig.json,e2e/tsconfig.json}', { cwd: root }).filter(
      (file) => !elsewhere.test(file),
    ),
  )('check the files of %s with its own options', (project) => {
    const own = includedBy(project);
    const checking = programs.filter((program) => own.some((file) => included.get(program)?.has(file)));
    expect(checking).toHaveLength(1);
    expect(optionsOf(`tsconfig.${checking[0]}.json`)).toEqual(optionsOf(project));
  });

  it.each(programs)('read no file that is not an input of the task: %s', (program) => {
    const turbo = join(root, 'node_modules/.bin/turbo');
    const dry = execFileSync(turbo, ['run', `check:types-${program}`, '--dry=json'], { cwd: root, maxBuffer: 1 << 26 });
    const { tasks }: { tasks: { inputs: Record<string, string> }[] } = JSON.parse(dry.toString());
    const { globalDependencies }: { globalDependencies: string[] } = JSON.parse(
      readFileSync(join(root, 'turbo.json'), 'utf8'),
    );
    const inputs = new Set([...Object.keys(tasks[0]?.inputs ?? {}), ...globalDependencies]);
    expect(filesOf(program).filter((file) => !inputs.has(file))).toEqual([]);
  });
});
