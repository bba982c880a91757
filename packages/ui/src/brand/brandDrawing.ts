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
 * A drawing of the set, given as SVG text, with its blue parts in the colours of a theme. Drawings are pictures and take no
 * colours from the page, so a site writes its own folder of them when it is built and names it to `AssetProvider`.
 */
export function brandDrawing(svg: string, theme: Theme): string {
  const colours = new Map(accents.map((name) => [lightTheme[name].toUpperCase(), theme[name]]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => colours.get(colour.toUpperCase()) ?? colour);
}
