// Sites that are served by a program of their own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type ServedSite, SmokeTestFailure } from './consumerSite.ts';

/** Limit for the start of the server, in ms. */
const startLimitMs = 60_000;

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Runs Node with the arguments for a port, in the folder of a site, until the site is closed; resolves once it answers. */
export async function spawnSite(site: string, argumentsFor: (port: number) => readonly string[]): Promise<ServedSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, argumentsFor(port), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
  });
  const close = () => void server.kill();
  const since = performance.now();
  while (performance.now() - since < startLimitMs && server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  close();
  throw new SmokeTestFailure(`No site was served at ${url}.`);
}
