// `npm start`: builds the portal (cached when nothing changed) and serves it with the gateway and the demo data.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gatewayEnvironment, gatewayFlags } from './gatewayFlags.ts';
import { failureOf, runShown } from './runShown.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const turbo = fileURLToPath(new URL('../node_modules/.bin/turbo', import.meta.url));

const failure = await runShown(
  'The portal could not be built',
  turbo,
  ['run', 'build', '--filter=@lima-id/portal', '--output-logs=errors-only', '--log-order=grouped'],
  { cwd: root },
);
if (failure !== null) {
  console.error(failure);
  process.exit(1);
}

const gateway = spawn(process.execPath, [...gatewayFlags, 'apps/gateway/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { DEMO: '1', ...gatewayEnvironment, ...process.env },
});
// The terminal sends Ctrl-C to both processes; this one only waits for the gateway to finish its shutdown.
let asked: NodeJS.Signals | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    asked = signal;
    if (signal === 'SIGTERM') gateway.kill(signal);
  });
}
gateway.on('exit', (code, signal) => {
  // Before it has started such a signal ends it at once.
  if (signal !== null && signal === asked) process.exit(0);
  if (signal !== null) console.error(failureOf('The gateway stopped', { signal, status: code, hasPrinted: true }));
  // Not 0: a supervisor starts again what a signal has ended, such as a gateway that ran out of memory.
  process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
});
