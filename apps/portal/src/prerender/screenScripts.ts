import { readFile } from 'node:fs/promises';
import { type DrawnScreen, screenScriptsFile } from './drawnScreens.ts';

/** The scripts of a screen that a page names beforehand, beside those of the first script; none where the portal was not built. */
export async function screenScripts(folder: string, screen: DrawnScreen): Promise<readonly string[]> {
  const written = await readFile(new URL(screenScriptsFile, folder), 'utf8').catch(() => '{}');
  return (JSON.parse(written) as Partial<Record<DrawnScreen, readonly string[]>>)[screen] ?? [];
}
