// Smoke test of the published packages as an outside consumer: packs them, installs the tarballs into a copy of the sister site outside the
// workspaces, type-checks it against the published types, builds it, and runs its journey in Chromium.
//
//   node scripts/sisterSite.ts              the whole test
//   node scripts/sisterSite.ts --serve      serves the built site until Ctrl-C instead of running the journey
//   node scripts/sisterSite.ts --packed=DIR uses lima-id-domain.tgz and lima-id-ui.tgz from DIR instead of packing
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHeadlessShell } from './chromium.ts';
import { countReport } from './reports.ts';
import { failureOf } from './runShown.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const example = join(root, 'examples/sister-site');
const published = ['domain', 'ui'];
const report = join(root, '.reports/sister-site.json');

/** Entries that exist only in the repository and are not copied. */
const left = ['journey', 'node_modules', 'dist', 'packed', 'package-lock.json'];

const serving = process.argv.includes('--serve');
const packed = process.argv.find((word) => word.startsWith('--packed='))?.slice('--packed='.length);

class SmokeTestFailure extends Error {}

function run(what: string, command: string, args: string[], cwd: string): void {
  const done = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  const printed = `${done.stdout ?? ''}${done.stderr ?? ''}`;
  const failure = failureOf(`${what} failed`, { ...done, hasPrinted: printed.trim() !== '' });
  if (failure === null) return;
  console.error(printed);
  throw new SmokeTestFailure(failure);
}

function npm(what: string, args: string[], cwd: string): void {
  const own = process.env.npm_execpath;
  // npm sets this variable while it runs a script; when started directly, npm from the PATH is used.
  if (own) run(what, process.execPath, [own, ...args], cwd);
  else run(what, 'npm', args, cwd);
}

/** Builds packages whose output is missing or outdated, and writes the tarballs into `folder` under names without a version. */
function pack(folder: string): void {
  run(
    'Building the packages',
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', ...published.map((name) => `--filter=@lima-id/${name}`), '--output-logs=errors-only'],
    root,
  );
  mkdirSync(folder);
  for (const name of published) {
    const { version } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
    npm(`Packing ${name}`, ['pack', '--pack-destination', folder], join(root, `packages/${name}`));
    renameSync(join(folder, `lima-id-${name}-${version}.tgz`), join(folder, `lima-id-${name}.tgz`));
  }
}

/**
 * Writes a lockfile for the copy with the versions of the repository's lockfile, so that npm installs from its cache. npm drops what the
 * site does not need and adds the tarballs.
 */
function seedLock(site: string): void {
  const { scripts: _, ...own } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  const { packages }: { packages: Record<string, { version?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  for (const [name, asked] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    const had = packages[`node_modules/${name}`]?.version;
    if (had !== undefined && had !== asked)
      throw new SmokeTestFailure(
        `The sister site asks for ${name} ${asked} and the repository has ${had}; name the same.`,
      );
  }
  const registry = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);
  const lock = {
    name: own.name,
    version: own.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(registry) },
  };
  writeFileSync(join(site, 'package-lock.json'), JSON.stringify(lock));
}

/** Number of installed packages of the site, including the two of this repository. */
function installed(site: string): number {
  const { packages } = JSON.parse(readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(packages).length;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Static file server for a folder: missing files are 404, and pages may load from this origin only. */
function serve(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : normalize(decodeURIComponent(pathname)).slice(1);
    let body: Buffer;
    try {
      body = readFileSync(join(folder, name));
    } catch {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'content-security-policy': "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
      })
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server, url: `http://127.0.0.1:${port}` });
    });
  });
}

/** Runs a program while the server is up; resolves with its exit code. */
function wait(command: string, args: string[], options: SpawnOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function walk(url: string): Promise<string> {
  rmSync(report, { force: true });
  run('The types of the journey', join(root, 'node_modules/.bin/tsc'), ['-p', 'journey/tsconfig.json'], example);
  const code = await wait(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'journey/playwright.config.ts'],
    {
      cwd: example,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: findHeadlessShell(), SISTER_SITE_URL: url },
    },
  );
  if (code !== 0) throw new SmokeTestFailure('The journey through the sister site failed.');
  const { passed, failed, skipped } = countReport(JSON.parse(readFileSync(report, 'utf8')));
  return `${passed} journeys passed, ${failed} failed, ${skipped} skipped`;
}

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const place = mkdtempSync(join(tmpdir(), 'sister-site-'));
const site = join(place, 'site');
let server: Server | null = null;

function clear(): void {
  server?.close();
  server?.closeAllConnections();
  rmSync(place, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    clear();
    process.exit(serving ? 0 : 1);
  });
}

try {
  cpSync(example, site, {
    recursive: true,
    filter: (source) => !left.some((name) => source.startsWith(join(example, name))),
  });
  if (packed === undefined) pack(join(site, 'packed'));
  else cpSync(packed, join(site, 'packed'), { recursive: true });
  seedLock(site);
  const whole = ['--include=dev', '--include=optional'];
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  npm('Installing the tarballs', ['install', ...whole, ...quiet], site);
  const count = installed(site);
  console.log(`${count} packages installed, two of them packed here (${seconds()} s)`);
  npm('Checking the types against the published ones', ['run', 'typecheck'], site);
  npm('Building the sister site', ['run', 'build'], site);
  console.log(`types checked, site built (${seconds()} s)`);
  const served = await serve(join(site, 'dist'));
  server = served.server;
  if (serving) console.log(`The sister site is at ${served.url}; Ctrl-C ends it.`);
  else {
    const summary = await walk(served.url);
    clear();
    console.log(`The sister site stands on the packed packages: ${summary}, ${count} packages, ${seconds()} s.`);
  }
} catch (error) {
  clear();
  console.error(error instanceof SmokeTestFailure ? error.message : error);
  console.log('The sister site does not stand on the packed packages.');
  process.exitCode = 1;
}
