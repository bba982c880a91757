import { findChromium, findHeadlessShell } from './chromium.ts';
import type { Step } from './steps.ts';

/** Environment of a step, with the path of its browser. Installs a missing browser; throws one sentence when that fails. */
export function envOf({ browser }: Step): NodeJS.ProcessEnv {
  if (browser === undefined) return process.env;
  return { ...process.env, CHROMIUM_PATH: browser === 'chromium' ? findChromium() : findHeadlessShell() };
}
