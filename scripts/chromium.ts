// Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, the system's, or Playwright's own; installs one
// where that is possible; else says in one sentence what to do.
import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedMaker } from './pictures.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches that keep the browser quiet, offline and the same on every machine. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** The first browser of the pinned version, else the first of all. */
export function choosePinned(paths: string[], pinned: number, majorOf = chromiumMajor): string | null {
  if (paths.length < 2) return paths[0] ?? null;
  return paths.find((path) => majorOf(path) === pinned) ?? paths[0] ?? null;
}

function installed(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file of that name.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPlaces];
  const found = [...candidates, chromium.executablePath()].filter((path) => path !== '' && existsSync(path));
  return choosePinned(found, pinnedMaker.chromium);
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages…');
    // Lists that came with the machine name older versions.
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const command = ['install', '-y', '-qq', '--no-install-recommends'];
    const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
    const pinned = packagedVersion();
    const exact = pinned && [`chromium=${pinned}`, `chromium-common=${pinned}`];
    if (!exact || spawnSync('apt-get', [...command, '--allow-downgrades', ...exact], { stdio, env }).status !== 0)
      spawnSync('apt-get', [...command, 'chromium'], { stdio, env });
  }
  if (installed() === null) {
    console.log("Installing Playwright's Chromium…");
    spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../node_modules/playwright/cli.js'), 'install', 'chromium'],
      { stdio: 'inherit' },
    );
  }
}

/** The system package of the pinned version, where the package lists have one. */
function packagedVersion(): string | null {
  const listed = spawnSync('/usr/bin/apt-cache', ['madison', 'chromium'], { encoding: 'utf8' }).stdout ?? '';
  return new RegExp(`\\| *(${pinnedMaker.chromium}\\.\\S+)`).exec(listed)?.[1] ?? null;
}

/** Whether CI has a browser that cannot compare pictures: there another may be installed, on a person's machine not. */
function isUnpinnedInCi(path: string): boolean {
  return Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && chromiumMajor(path) !== pinnedMaker.chromium;
}

/** The path of a Chromium that exists, of the pinned version if that can be had; throws one sentence when there is none. */
export function findChromium(): string {
  const before = installed();
  if (before === null || isUnpinnedInCi(before)) install();
  const path = installed();
  if (path === null) {
    throw new Error(
      'No Chromium was found and none could be installed; install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run the command again.',
    );
  }
  return path;
}

/** The major version of a Chromium, as a number; NaN when the program says none. */
export function chromiumMajor(path: string): number {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? '';
  return Number(/ (\d+)\./.exec(answer)?.[1]);
}
