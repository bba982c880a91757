// The step `next site`: the packed packages in a site of Next.js, with server components. Its options are those of `tryConsumerSite`.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type ServedSite, SmokeTestFailure, tryConsumerSite } from './consumerSite.ts';

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

async function serve(site: string): Promise<ServedSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [join(site, 'node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { cwd: site, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const close = () => void server.kill();
  const since = performance.now();
  while (performance.now() - since < startLimitMs && server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  close();
  throw new SmokeTestFailure(`Next.js did not serve the site at ${url}.`);
}

await tryConsumerSite({ name: 'Next.js site', folder: 'next-site', serve }, process.argv.slice(2));
