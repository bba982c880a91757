// Finds a Chromium for the browser tests: the one named by CHROMIUM_PATH, the system's, or Playwright's own; installs one
// where that is possible; else says in one sentence what to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

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

function installed(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file of that name.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPlaces];
  return [...candidates, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
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

/** The path of a Chromium that exists; throws one sentence when none can be had. */
export function findChromium(): string {
  if (installed() === null) install();
  const path = installed();
  if (path === null) {
    throw new Error(
      'No Chromium was found and none could be installed; install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run the command again.',
    );
  }
  return path;
}

/** The major version of a Chromium, as a number. */
export function chromiumMajor(path: string): number {
  const answer = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return Number(/ (\d+)\./.exec(answer)?.[1]);
}
