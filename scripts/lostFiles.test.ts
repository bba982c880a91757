import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sumReports } from './reports.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
let root: string;

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'lost-'))}/`;
  const reporter = new URL('./lostFiles.ts', import.meta.url).href;
  const test = `{ globals: true, isolate: false, maxWorkers: 1, reporters: ['json', lostFiles()], outputFile: { json: '.reports/vitest.json' } }`;
  write('vitest.config.ts', `import { lostFiles } from '${reporter}';\nexport default { test: ${test} };\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function run(): number | null {
  return spawnSync(process.execPath, [vitest, 'run', '--root', root], { encoding: 'utf8' }).status;
}

describe('lostFiles', () => {
  it('counts every file of a worker that was killed as failed, also those that had not begun', () => {
    for (const name of ['a', 'b'])
      write(`${name}.test.js`, `it('is killed', () => void process.kill(process.pid, 'SIGKILL'));`);
    expect(run()).toBe(1);
    const { failed, failures } = sumReports(root);
    expect(failed).toBe(2);
    expect(failures.join('\n')).toMatch(/a\.test\.js: did not end.*\n.*b\.test\.js: did not end.*signal SIGKILL/s);
  });

  it('reports nothing when every file ended', () => {
    write('a.test.js', `it('passes', () => {});`);
    expect(run()).toBe(0);
    expect(sumReports(root)).toMatchObject({ passed: 1, failed: 0 });
    expect(sumReports(root).rows.map(({ name }) => name)).toEqual(['.reports/vitest.json']);
  });
});
