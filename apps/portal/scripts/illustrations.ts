import { fileURLToPath } from 'node:url';
import { importSource } from '@lima-id/content';
import type { Plugin } from 'vite';

type Parts = typeof import('./illustrationParts.ts');

/** Serves the drawings of the design system under /illustrations in development and writes them into the build. */
export async function illustrations(): Promise<Plugin> {
  const { drawings } = await importSource<Parts>(fileURLToPath(new URL('./illustrationParts.ts', import.meta.url)));
  return drawings();
}
