import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme, TokenName } from '../tokens/token.ts';
import type { BrandLogo } from './brand.ts';

const accents = [
  'color-illustration-accent-top',
  'color-illustration-accent',
  'color-illustration-accent-side',
  'color-illustration-pale',
  'color-primary-400',
  'color-primary-700',
] as const satisfies readonly TokenName[];

/**
 * A drawing, given as SVG text, with its blue parts in the colours of a theme. Drawings are image files and cannot inherit colours from the
 * page, so a site generates its own folder of them at build time and passes it to `AssetProvider`.
 */
export function brandDrawing(svg: string, theme: Theme): string {
  const colours = new Map(accents.map((name) => [lightTheme[name].toUpperCase(), theme[name]]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => colours.get(colour.toUpperCase()) ?? colour);
}

/** Files of a brand's logos, by their names in its folder of drawings; `null` for a brand that shows its name instead. */
export function brandLogoFiles(logo: BrandLogo | undefined): Record<string, string | null> {
  return {
    'logo.svg': logo?.logo ?? null,
    'logo-on-ink.svg': logo?.logoOnInk ?? null,
    'logo-mark.svg': logo?.mark ?? null,
    'logo-mark-on-ink.svg': logo?.markOnInk ?? null,
    'favicon.svg': logo?.mark ?? null,
  };
}
