// Publishes Storybook to Chromatic when a project token is set; skips with a message otherwise. A changed screenshot fails until it is
// accepted in Chromatic; on main it was accepted with the pull request.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set, so nothing is published to Chromatic.');
  process.exit(0);
}
const chromatic = fileURLToPath(new URL('../node_modules/.bin/chromatic', import.meta.url));
const run = spawnSync(chromatic, ['--build-script-name=storybook:build', '--auto-accept-changes=main'], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
