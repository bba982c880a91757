// `npm start`: builds the portal (cached when nothing changed) and serves it with the gateway and the demo data.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const turbo = fileURLToPath(new URL('../node_modules/.bin/turbo', import.meta.url));

const build = spawnSync(
  turbo,
  ['run', 'build', '--filter=@lima-id/portal', '--output-logs=errors-only', '--log-order=grouped'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  },
);
if (build.status !== 0) {
  console.error('The portal could not be built; the lines above say why.');
  process.exit(build.status ?? 1);
}

const gateway = spawn(
  process.execPath,
  ['--conditions=@lima-id/source', '--disable-warning=ExperimentalWarning', 'apps/gateway/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { DEMO: '1', ...process.env },
  },
);
// The terminal sends Ctrl-C to both processes; this one only waits for the gateway to finish its shutdown.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') gateway.kill(signal);
  });
}
gateway.on('exit', (code) => process.exit(code ?? 0));
