import { lightTheme } from '../tokens/lightTheme.ts';
import { contrast, nearestPassing, parseColour } from './colour.ts';

/** Uses of a brand colour, each with the required contrast against each of its backgrounds. */
const uses = [
  { use: 'buttonText', least: 4.5, grounds: ['action-primary-text'] },
  { use: 'linkText', least: 4.5, grounds: ['bg-surface', 'bg-paper', 'bg-hover'] },
  { use: 'marks', least: 3, grounds: ['bg-surface', 'bg-paper', 'bg-sunken'] },
] as const;

/** Why a brand colour is refused. */
export type BrandColourReason =
  /** Not in the form `#RRGGBB` or `#RGB`. */
  | { readonly kind: 'notAColour' }
  /** Its lowest contrast in this use is too low: white text on buttons, links on light backgrounds, brackets and squares. */
  | {
      readonly kind: 'contrast';
      readonly use: 'buttonText' | 'linkText' | 'marks';
      readonly ratio: number;
      readonly least: number;
    };

/** Whether a colour is accepted for a brand; if not, the reason and the nearest accepted colour (null when the text is not a colour). */
export type BrandColourVerdict =
  | { readonly ok: true; readonly colour: string }
  | { readonly ok: false; readonly reasons: readonly BrandColourReason[]; readonly proposal: string | null };

function faultsOf(colour: string): BrandColourReason[] {
  return uses.flatMap(({ use, least, grounds }) => {
    const ratio = Math.min(...grounds.map((ground) => contrast(colour, lightTheme[ground])));
    return ratio >= least ? [] : [{ kind: 'contrast' as const, use, ratio, least }];
  });
}

/**
 * Checks a brand's action colour against WCAG 2.2 AA: white text on it, links in it on white, paper and a hovered row, and marks. The
 * proposal has the same hue and the smallest change of lightness, measured in OKLCH. Marks on ink use a lighter step of the scale, so a
 * dark colour is accepted.
 */
export function checkBrandColour(colour: string): BrandColourVerdict {
  const parsed = parseColour(colour);
  if (parsed === null) return { ok: false, reasons: [{ kind: 'notAColour' }], proposal: null };
  const reasons = faultsOf(parsed);
  if (reasons.length === 0) return { ok: true, colour: parsed };
  return { ok: false, reasons, proposal: nearestPassing(parsed, (candidate) => faultsOf(candidate).length === 0) };
}
