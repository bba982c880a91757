import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { VitestReport } from './reports.ts';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

it('names test files from the root of the repository, so that a report is true in every checkout', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'json-report-')));
  try {
    const reporter = new URL('./jsonReport.ts', import.meta.url).href;
    const test = `{ globals: true, reporters: [jsonReport()], outputFile: { json: '.reports/vitest.json' } }`;
    const config = `import { jsonReport } from '${reporter}';\nexport default { test: ${test} };\n`;
    writeFileSync(join(folder, 'vitest.config.ts'), config);
    writeFileSync(join(folder, 'a.test.js'), `it('passes', () => {});`);
    expect(spawnSync(process.execPath, [vitest, 'run', '--root', folder]).status).toBe(0);
    const text = readFileSync(join(folder, '.reports/vitest.json'), 'utf8');
    const { numPassedTests, testResults = [] } = JSON.parse(text) as VitestReport;
    expect(numPassedTests).toBe(1);
    const [name = ''] = testResults.map((one) => one.name);
    expect(isAbsolute(name)).toBe(false);
    expect(resolve(root, name)).toBe(join(folder, 'a.test.js'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const configs = globSync(['vitest*.ts', 'scripts/vitest.config.ts', '{packages,apps}/*/vitest.config.ts'], {
  cwd: root,
});

it.each(configs)('is the report of %s', (config) => {
  const text = readFileSync(join(root, config), 'utf8');
  expect(text).toMatch(/jsonReport\(\)|nodeTests/);
  expect(text).not.toMatch(/reporters: \[[^\]]*'json'/);
});
