// `npm run explore [WORKSPACE …]`: the property tests with a new seed and ten times the cases. A failure prints an example to paste into the
// test, which then runs first every time. `EXPLORE_SEED=… npm run explore` repeats a run.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedVariable } from './properties/seed.ts';
import { root } from './steps.ts';

const seed = process.env[seedVariable] ?? String(randomInt(2 ** 31 - 1));
const wanted = process.argv.slice(2);

/** Test files with properties. */
const files = globSync('{packages,apps}/*/{src,scripts,demo,testing}/**/*.test.{ts,tsx}', { cwd: root }).filter(
  (file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
);
const workspaces = [...new Set(files.map((file) => file.split('/', 2).join('/')))].sort();

const unknown = wanted.filter((workspace) => !workspaces.includes(workspace));
if (unknown.length > 0) {
  console.error(`No properties in ${unknown.join(' or ')}; there are some in: ${workspaces.join(', ')}.`);
  process.exit(1);
}

let red = 0;
for (const workspace of wanted.length > 0 ? wanted : workspaces) {
  const own = files.filter((file) => file.startsWith(`${workspace}/`)).map((file) => file.slice(workspace.length + 1));
  console.log(`\n── ${workspace}: ${own.length} files, seed ${seed}`);
  const run = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...own], {
    cwd: join(root, workspace),
    env: { ...process.env, [seedVariable]: seed },
    stdio: 'inherit',
  });
  if (run.status !== 0) red += 1;
}
console.log(red === 0 ? `No property failed with seed ${seed}.` : `Repeat with ${seedVariable}=${seed}.`);
process.exit(red === 0 ? 0 : 1);
