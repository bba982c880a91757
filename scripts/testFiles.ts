// The test files that exist, by the report that must have a result of each.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Step } from './steps.ts';

export const storyFiles = ['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'];
export const journeyFiles = ['e2e/journeys/**/*.spec.ts'];

interface TestConfig {
  include?: string[];
  exclude?: string[];
  projects?: { test: TestConfig }[];
}

/** Files that a configuration of Vitest runs, below `folder`. */
function filesOf(config: TestConfig, root: string, folder: string): string[] {
  const parts = [config, ...(config.projects ?? []).map(({ test }) => test)];
  const files = parts.flatMap(({ include = [], exclude = [] }) =>
    globSync(include, { cwd: join(root, folder), exclude: [...exclude, '**/node_modules/**'] }),
  );
  return [...new Set(files)].map((file) => join(folder, file));
}

async function readConfig(root: string, file: string): Promise<TestConfig> {
  const { default: config }: { default: { test: TestConfig } } = await import(pathToFileURL(join(root, file)).href);
  return config.test;
}

/** The test files that exist for a step. Imports configurations of workspaces, so Node needs their source condition. */
export async function testFilesOf({ name }: Step, root: string): Promise<string[]> {
  const find = (patterns: readonly string[]) => globSync(patterns, { cwd: root });
  if (name === 'stories') return find(storyFiles);
  if (name === 'journeys') return find(journeyFiles);
  if (name === 'tooling tests') return filesOf(await readConfig(root, 'scripts/vitest.config.ts'), root, '');
  if (name !== 'unit tests') return [];
  const configs = globSync('{packages,apps}/*/vitest.config.ts', { cwd: root });
  return (
    await Promise.all(configs.map(async (file) => filesOf(await readConfig(root, file), root, join(file, '..'))))
  ).flat();
}
