import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sumReports } from './reports.ts';

const script = fileURLToPath(new URL('./rerunLost.ts', import.meta.url));
let root: string;

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'rerun-'))}/`;
  const reporter = new URL('./lostFiles.ts', import.meta.url).href;
  const test = `{ globals: true, isolate: false, maxWorkers: 2, reporters: ['json', lostFiles()], outputFile: { json: '.reports/vitest.json' } }`;
  write('vitest.config.ts', `import { lostFiles } from '${reporter}';\nexport default { test: ${test} };\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function run(): number | null {
  const env = { ...process.env, TEST_DATABASE_URL: '' };
  return spawnSync(process.execPath, [script], { cwd: root, env, encoding: 'utf8' }).status;
}

/** A file with a first test, and one that kills its worker while `condition` holds. */
function killed(condition: string, first = ''): string {
  return `import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
appendFileSync('runs', 'x');
const runs = readFileSync('runs', 'utf8').length;
it('comes first', () => { ${first} });
it('is killed', async () => {
  // Results are sent in batches: the first one is out before the end.
  await wait(300);
  if (${condition}) process.kill(process.pid, 'SIGTRAP');
  await wait(100);
});`;
}

describe('rerunLost', () => {
  it('runs a file once more when a signal killed its worker, and names it', () => {
    write('a.test.js', killed('runs === 1'));
    write('b.test.js', `it('passes', () => {});`);
    expect(run()).toBe(0);
    expect(sumReports(root)).toMatchObject({ passed: 3, failed: 0, rerun: ['a.test.js (SIGTRAP)'] });
  });

  it('is red when the worker is killed again', () => {
    write('a.test.js', killed('true'));
    expect(run()).toBe(1);
    expect(sumReports(root)).toMatchObject({ passed: 1, failed: 1, rerun: ['a.test.js (SIGTRAP)'] });
  });

  it('is red when another file failed, which it does not run again', () => {
    write('a.test.js', killed('runs === 1'));
    write(
      'b.test.js',
      `import { appendFileSync } from 'node:fs';\nit('fails', () => { appendFileSync('failed', 'x'); throw new Error('no'); });`,
    );
    expect(run()).toBe(1);
    expect(sumReports(root)).toMatchObject({ passed: 2, failed: 1 });
    expect(sumReports(root).failures).toHaveLength(1);
  });

  it('does not run a file again whose test failed before its worker was killed', () => {
    write('a.test.js', killed('true', 'throw new Error();'));
    expect(run()).toBe(1);
    expect(sumReports(root).rerun).toEqual([]);
  });

  it('does not run anything again when no worker was killed', () => {
    write('a.test.js', `it('rejects later', () => void Promise.reject(new Error('unhandled')));`);
    expect(run()).toBe(1);
    expect(sumReports(root).rerun).toEqual([]);
  });
});
