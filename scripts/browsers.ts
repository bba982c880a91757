import { cacheFolder } from './cacheFolder.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { browserVersion, machine } from './machine.ts';
import type { Step } from './steps.ts';

/**
 * Environment of a step, with the path and the version of its browser and everything else that its result depends on (see globalEnv and env
 * in turbo.json). Installs a missing browser; throws one sentence when that fails.
 */
export function envOf({ browser }: Step): NodeJS.ProcessEnv {
  const env = { ...process.env, TURBO_CACHE_DIR: cacheFolder(), CHECK_MACHINE: machine() };
  if (browser === undefined) return env;
  const path = browser === 'chromium' ? findChromium() : findHeadlessShell();
  return { ...env, CHROMIUM_PATH: path, CHECK_CHROMIUM: browserVersion(path) };
}
