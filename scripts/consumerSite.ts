// Sites of outside consumers: each installs the packed packages in a copy outside of the workspaces, where no `node_modules` above can lend
// what the packages forgot to name, is type-checked and built there, and walked through in Chromium.
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadlessShell } from './chromium.ts';
import { countReport } from './reports.ts';
import { failureOf } from './runShown.ts';
import { root } from './steps.ts';

const published = ['domain', 'ui'];

/** Entries that exist only in the repository and are not copied. */
const left = ['journey', 'node_modules', 'dist', '.next', 'packed', 'package-lock.json'];

/** Something that a site needs of the packages does not hold; the message says it all. */
export class SmokeTestFailure extends Error {}

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
      throw new SmokeTestFailure(`${own.name} asks for ${name} ${asked} and the repository has ${had}; name the same.`);
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

/** Runs a program while the server is up; resolves with its exit code. */
function wait(command: string, args: string[], options: SpawnOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A site that is being served. */
export interface ServedSite {
  url: string;
  close: () => void;
}

export interface ConsumerSite {
  /** Its name in sentences: `sister site`. */
  name: string;
  /** Its folder below `examples`, and the name of its report. */
  folder: string;
  /** Serves the built site in `place` until it is closed. */
  serve: (place: string) => Promise<ServedSite>;
}

/** Walks through a served site; resolves with a summary. */
async function walk({ name, folder }: ConsumerSite, url: string): Promise<string> {
  const example = join(root, 'examples', folder);
  const report = join(root, `.reports/${folder}.json`);
  rmSync(report, { force: true });
  run('The types of the journey', join(root, 'node_modules/.bin/tsc'), ['-p', 'journey/tsconfig.json'], example);
  const code = await wait(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', join(root, 'examples/playwright.config.ts')],
    {
      cwd: example,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: findHeadlessShell(), CONSUMER_FOLDER: folder, CONSUMER_URL: url },
    },
  );
  if (code !== 0) throw new SmokeTestFailure(`The journey through the ${name} failed.`);
  const { passed, failed, skipped } = countReport(JSON.parse(readFileSync(report, 'utf8')));
  return `${passed} journeys passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Tries the packed packages as an outside consumer. With `--serve` among the arguments it serves the built site until Ctrl-C instead of
 * walking through it; `--packed=DIR` uses `lima-id-domain.tgz` and `lima-id-ui.tgz` from DIR instead of packing. Sets the exit code.
 */
export async function tryConsumerSite(consumer: ConsumerSite, words: readonly string[]): Promise<void> {
  const { name, folder } = consumer;
  const example = join(root, 'examples', folder);
  const serving = words.includes('--serve');
  const packed = words.find((word) => word.startsWith('--packed='))?.slice('--packed='.length);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const place = mkdtempSync(join(tmpdir(), `${folder}-`));
  const site = join(place, 'site');
  let served: ServedSite | null = null;

  function clear(): void {
    served?.close();
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
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
      filter: (source) => !left.some((entry) => source.startsWith(join(example, entry))),
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
    npm(`Building the ${name}`, ['run', 'build'], site);
    console.log(`types checked, site built (${seconds()} s)`);
    served = await consumer.serve(site);
    if (serving) {
      console.log(`The ${name} is at ${served.url}; Ctrl-C ends it.`);
      return;
    }
    const summary = await walk(consumer, served.url);
    clear();
    console.log(`The ${name} stands on the packed packages: ${summary}, ${count} packages, ${seconds()} s.`);
  } catch (error) {
    clear();
    console.error(error instanceof SmokeTestFailure ? error.message : error);
    console.log(`The ${name} does not stand on the packed packages.`);
    process.exitCode = 1;
  }
}
