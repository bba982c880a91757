// `npm run journeys:at -- TIME [FILTER …]`: the journeys with every clock (runner, gateways, pages) set to a time, from which it goes on. For
// the times at which programs err: the last seconds of a year, a leap day. PostgreSQL keeps the machine's clock.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aheadVariable, clockAhead } from '../e2e/support/clocks.ts';
import { root } from './steps.ts';

const [time = '', ...filters] = process.argv.slice(2);
const aheadMs = Date.parse(time) - Date.now();
if (Number.isNaN(aheadMs)) {
  console.error('Give a time with its zone first, for example 2027-12-31T23:59:50+08:00.');
  process.exit(1);
}
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const run = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...filters], {
  cwd: root,
  env: { ...process.env, NODE_OPTIONS: clockAhead(aheadMs), [aheadVariable]: String(aheadMs) },
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
