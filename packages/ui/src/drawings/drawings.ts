import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../brand/brand.ts';
import { brandDrawing, brandLogoFiles } from '../brand/brandDrawing.ts';
import { brandTheme } from '../brand/brandTheme.ts';

const folder = fileURLToPath(new URL('../../illustrations', import.meta.url));

/** What of a brand its drawings are made of. */
export type DrawnBrand = Pick<Brand, 'primary' | 'drawingAccent' | 'logo'>;

/**
 * Every file that `Illustration` can show, as SVG text by its path in the folder of drawings: `treadmill.svg`, `on-ink/treadmill.svg`. With a
 * brand they are in its colours, with its own logos and favicon or none. Throws when `brandTheme` refuses the brand's colour.
 */
export function brandDrawings(brand?: DrawnBrand): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  const drawings = new Map(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')] as const),
  );
  if (brand === undefined) return drawings;
  const theme = brandTheme(brand);
  for (const [name, svg] of drawings) drawings.set(name, brandDrawing(svg, theme));
  for (const [name, svg] of Object.entries(brandLogoFiles(brand.logo))) {
    if (svg === null) drawings.delete(name);
    else drawings.set(name, svg);
  }
  return drawings;
}

/** Options of the plugin. */
export interface DrawingsOptions {
  /** The drawings of 力码 by default. */
  brand?: DrawnBrand | undefined;
  /**
   * Base URL of the drawings, as given to `AssetProvider`.
   * @default '/illustrations'
   */
  base?: string | undefined;
}

/** What of a request and its response is used. */
export interface DrawingResponse {
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}
/** A handler of the development server. */
export type HandleDrawing = (
  request: { url?: string | undefined },
  response: DrawingResponse,
  next: () => void,
) => void;

/** The part of Vite's `Plugin` that is used, so that sites with another bundler need not install Vite for its types. */
export interface DrawingsPlugin {
  name: string;
  applyToEnvironment(environment: { config: { consumer: 'client' | 'server' } }): boolean;
  configureServer(server: { middlewares: { use(path: string, handle: HandleDrawing): unknown } }): void;
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown }): void;
}

/** A Vite plugin that serves the drawings in development and writes them into the build. */
export function drawings({ brand, base = '/illustrations' }: DrawingsOptions = {}): DrawingsPlugin {
  const path = base.replace(/^\/|\/$/g, '');
  return {
    name: 'lima-drawings',
    // A server's build would hold each drawing a second time.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer({ middlewares }) {
      const drawn = brandDrawings(brand);
      middlewares.use(`/${path}`, ({ url = '' }, response, next) => {
        const svg = drawn.get(url.replace(/^\/|[?#].*$/g, ''));
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const [name, source] of brandDrawings(brand)) {
        this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source });
      }
    },
  };
}
