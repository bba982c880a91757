// Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, or Playwright's own; installs one where possible; otherwise fails
// with one sentence that says what to do. Tests that compare no pictures run in Chromium's headless shell where there is one: it has no
// user interface and takes a third less time.
import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedMaker } from './pictures.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's package and program of the headless shell. */
const shellPackage = 'chromium-headless-shell';
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that keep the browser offline, without prompts, and deterministic across machines. */
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

/** The first browser with the pinned version, else the first one. */
export function choosePinned(paths: string[], pinned: number, majorOf = chromiumMajor): string | null {
  if (paths.length < 2) return paths[0] ?? null;
  return paths.find((path) => majorOf(path) === pinned) ?? paths[0] ?? null;
}

/** The browser that the environment names, for every test. */
function named(): string | null {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, and there is no file of that name.`);
  return path;
}

/** Programs of these names in the folders of PATH. */
function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function installed(): string | null {
  const candidates = [...onPath(systemNames), ...macPlaces, chromium.executablePath()];
  const found = candidates.filter((path) => path !== '' && existsSync(path));
  return named() ?? choosePinned(found, pinnedMaker.chromium);
}

/** The headless shell that Playwright installed with its Chromium, if it did. */
export function shellBeside(chromiumPath: string): string | null {
  const revision = dirname(dirname(chromiumPath)).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  const pattern = 'chrome-headless-shell-*/chrome-headless-shell{,.exe}';
  return globSync(pattern, { cwd: revision }).map((path) => join(revision, path))[0] ?? null;
}

function installedShell(): string | null {
  return onPath([shellPackage]).find(existsSync) ?? shellBeside(chromium.executablePath());
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages…');
    // The package lists of a fresh machine image may be outdated.
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const command = ['install', '-y', '-qq', '--no-install-recommends'];
    const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
    const pinned = packagedVersion();
    const exact = pinned && ['chromium', 'chromium-common', shellPackage].map((name) => `${name}=${pinned}`);
    // The first that can be had: not every distribution has a shell.
    [exact ? ['--allow-downgrades', ...exact] : ['chromium', shellPackage], ['chromium']].some(
      (names) => spawnSync('apt-get', [...command, ...names], { stdio, env }).status === 0,
    );
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

/** The system package with the pinned version, if the package lists offer one. */
function packagedVersion(): string | null {
  const listed = spawnSync('/usr/bin/apt-cache', ['madison', 'chromium'], { encoding: 'utf8' }).stdout ?? '';
  return new RegExp(`\\| *(${pinnedMaker.chromium}\\.\\S+)`).exec(listed)?.[1] ?? null;
}

/** Whether CI has only a browser that cannot compare screenshots. There another one may be installed; never on a developer's machine. */
function isUnpinnedInCi(path: string): boolean {
  return Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && chromiumMajor(path) !== pinnedMaker.chromium;
}

/** Path of an installed Chromium, with the pinned version if available; throws one sentence if there is none. */
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

/** The path of a headless shell where there is one, otherwise of a Chromium: for tests that compare no pictures. */
export function findHeadlessShell(): string {
  const found = named() ?? installedShell();
  if (found !== null) return found;
  const path = findChromium();
  // A Chromium that was just installed came with a shell.
  return installedShell() ?? path;
}

/** Major version of a Chromium; NaN when the output has no version. */
export function chromiumMajor(path: string): number {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? '';
  return Number(/ (\d+)\./.exec(answer)?.[1]);
}
