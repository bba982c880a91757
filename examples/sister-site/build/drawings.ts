import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandDrawing, brandTheme } from '@lima-id/ui/theme';
import type { Plugin } from 'vite';
import { brand } from '../src/brand.ts';

/** Base URL of the illustrations, the same as in `AssetProvider`. */
const folder = 'drawings';

/** Every illustration of the design system in the site's colours, with the site's own logos instead of those of 力码. */
function allDrawings(): Map<string, string> {
  const theme = brandTheme(brand);
  const place = fileURLToPath(new URL('.', import.meta.resolve('@lima-id/ui/illustrations/logo.svg')));
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  const { logo, logoOnInk, mark, markOnInk } = brand.logo;
  return new Map([
    ...names.map(
      (name) => [name.replaceAll('\\', '/'), brandDrawing(readFileSync(join(place, name), 'utf8'), theme)] as const,
    ),
    ['logo.svg', logo],
    ['logo-on-ink.svg', logoOnInk],
    ['logo-mark.svg', mark],
    ['logo-mark-on-ink.svg', markOnInk],
    ['favicon.svg', mark],
  ]);
}

/** Writes the illustrations into the build, and serves them in development. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    configureServer({ middlewares }) {
      const made = allDrawings();
      middlewares.use(`/${folder}`, (request, response, next) => {
        const svg = made.get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const [name, source] of allDrawings()) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}
