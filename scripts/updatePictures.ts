// Takes the pictures of all stories again, or of the story files that are given: `node scripts/updatePictures.ts [FILE ...]`. Runs a few
// files at a time, so that a browser that dies takes few of them along; files with a failure run a second time at the end, alone. Removes
// pictures without a story, and fails when a story still fails.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from './pictureFiles.ts';
import { allStems, orphans, storyFiles } from './pictureNames.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, '.reports/stories.json');
/** Files of one run: few enough for a browser's memory, enough to make its start worth while. */
const batchSize = 20;

interface Report {
  testResults: { name: string; status: string }[];
}

/** Runs story files, and returns those with a failure or without a result. */
function take(files: readonly string[]): string[] {
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'vitest.stories.config.ts', '--update=all', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return [];
  const { testResults }: Report = readReport() ?? { testResults: [] };
  const passed = testResults.filter((one) => one.status === 'passed').map(({ name }) => name);
  return files.filter((file) => !passed.some((name) => name.endsWith(file)));
}

function readReport(): Report | null {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // A run that dies writes none.
    return null;
  }
}

const asked = process.argv.slice(2);
const files = storyFiles(root).filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)));
if (files.length === 0) throw new Error(`No story file has ${asked.join(' or ')} in its path.`);
const again: string[] = [];
for (let from = 0; from < files.length; from += batchSize) again.push(...take(files.slice(from, from + batchSize)));
const failed = again.flatMap((file) => take([file]));

const removed = orphans(readdirSync(picturesFolder), allStems(root));
for (const file of removed) rmSync(join(picturesFolder, file));
const kept = readdirSync(picturesFolder);
const bytes = kept.reduce((sum, file) => sum + statSync(join(picturesFolder, file)).size, 0);
console.log(`${kept.length} pictures, ${(bytes / 1e6).toFixed(1)} MB; ${removed.length} without a story removed.`);
if (failed.length > 0) {
  console.error(`Stories fail, and their pictures are as before, in:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
