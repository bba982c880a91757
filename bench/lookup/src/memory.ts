import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildDemo } from '../../../apps/gateway/demo/buildDemo.ts';
import { demoSeed } from '../../../apps/gateway/demo/demoSeed.ts';
import { type Child, runChild } from '../../../apps/gateway/testing/platform/childProcess.ts';
import { addressOf } from '../../../apps/gateway/testing/platform/runGateway.ts';
import { gatewayEnvironment, gatewayFlags } from '../../../scripts/gatewayFlags.ts';
import { memoryOf } from '../../server/memory.ts';
import { databaseUrl, portalDir } from './settings.ts';

/** Requests of a day of light use. */
const requests = 4_000;

/** Share of the requests that are for pages of the sitemap; the others are for identifiers. */
const pageShare = 0.4;

/** Requests between two looks at the memory. */
const lookEvery = 250;

/** Known beforehand, since the sitemap has the public address. */
const port = '8479';
const origin = `http://127.0.0.1:${port}`;

const settledMs = 10_000;
const minuteMs = 60_000;

const main = fileURLToPath(new URL('../../../apps/gateway/src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'lima-bench-memory-'));

/** The gateway as `npm start` runs it. */
async function start(): Promise<Child> {
  const child = runChild(process.execPath, [...gatewayFlags, main], {
    ...gatewayEnvironment,
    DEMO: '1',
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    SECRET: 'of a benchmark, for no one else to know',
  });
  await addressOf(child);
  return child;
}

async function stop({ process, ended }: Child): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Requests a page as a browser does, each time from another address, so that no limit is exceeded. */
async function visit(url: string): Promise<string> {
  const visitor = `10.${[1, 2, 3].map(() => Math.floor(256 * Math.random())).join('.')}`;
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitor } });
  const text = await reply.text();
  // A few identifiers of the demo are unknown or void.
  if (![200, 404, 410].includes(reply.status)) throw new Error(`${url}: ${reply.status}`);
  return text;
}

function row(name: string, { own, tree }: { own: number; tree: number }): string {
  return `| ${name} | ${own.toFixed(0)} | ${databaseUrl === null ? tree.toFixed(0) : ''} |`;
}

if (portalDir === null) throw new Error('The portal is not built: npm run build -w apps/portal');
await stop(await start());
const child = await start();
try {
  const pid = child.process.pid ?? 0;
  await rest(settledMs);
  const started = memoryOf(pid);
  const map = await visit(`${origin}/sitemap.xml`);
  const pages = [...map.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc).pathname);
  const codes = buildDemo(new Date(), demoSeed).identifiers.map(({ prefix, suffix }) => `${prefix}/${suffix}`);
  const most = { ...started };
  for (let made = 1; made <= requests; made += 1) {
    const isPage = Math.random() < pageShare;
    const path = isPage ? anyOf(pages) : `/product_scene?identifier=${encodeURIComponent(anyOf(codes))}`;
    await visit(origin + path);
    if (made % lookEvery > 0) continue;
    const now = memoryOf(pid);
    most.own = Math.max(most.own, now.own);
    most.tree = Math.max(most.tree, now.tree);
  }
  await rest(minuteMs);
  const after = memoryOf(pid);
  process.stdout.write(
    [
      '| MB | gateway | with its database |',
      '|---|---:|---:|',
      row(`${settledMs / 1_000} s after a start`, started),
      row(`at most during ${requests.toLocaleString('en')} requests`, most),
      row('a minute later', after),
      '',
    ].join('\n'),
  );
} finally {
  await stop(child);
  rmSync(dataDir, { recursive: true, force: true });
}
