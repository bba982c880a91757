import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme, TokenName } from '../tokens/token.ts';

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
