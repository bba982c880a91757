import { readFile } from 'node:fs/promises';
import { type GatewayScreen, screenScriptsFile } from './gatewayScreens.ts';

/** The scripts of a screen that a page preloads, besides those of the first script; none without a build of the portal. */
export async function screenScripts(folder: string, screen: GatewayScreen): Promise<readonly string[]> {
  const written = await readFile(new URL(screenScriptsFile, folder), 'utf8').catch(() => '{}');
  return (JSON.parse(written) as Partial<Record<GatewayScreen, readonly string[]>>)[screen] ?? [];
}
