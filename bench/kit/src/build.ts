// Builds every page with the same settings: npm run build [names …]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { antdStyles } from './antdStyles.ts';
import { modules } from './modules.ts';
import { type BuiltPage, barePage, chartPages, kitPages } from './pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `readable` keeps function names, for profiles: never used for measurements. */
async function buildPage({ name, entry }: BuiltPage, readable: boolean): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Each build is served from its own folder.
    base: './',
    plugins: [react(), antdStyles(), modules(join(root, 'results', `${name}.modules.json`))],
    resolve: { alias: { '#page': join(root, entry) } },
    build: {
      outDir: join(root, 'dist', readable ? `${name}-readable` : name),
      minify: readable ? false : undefined,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 10_000,
    },
  });
}

const names = process.argv.slice(2);
mkdirSync(join(root, 'results'), { recursive: true });
for (const page of [...kitPages, barePage, ...chartPages]) {
  if (names.length > 0 && !names.includes(page.name)) continue;
  await buildPage(page, false);
  if (process.env['READABLE'] === '1') await buildPage(page, true);
  console.log(`built ${page.name}`);
}
