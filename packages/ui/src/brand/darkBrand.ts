import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme, TokenName } from '../tokens/token.ts';
import { contrast, fromOklch, nearestPassing, toOklch } from './colour.ts';
import { contrastDutiesOf } from './contrastDuties.ts';

type Changeable = { -readonly [Name in TokenName]: string };

/**
 * The tokens in the hue of the brand, in either theme. In the order in which the dark one finds them: tints first, then filled controls, then
 * what is read or seen on either.
 */
export const brandHued = [
  'color-primary-50',
  'color-primary-100',
  'color-primary-200',
  'bg-selected',
  'action-text-hover-bg',
  'action-text-active-bg',
  'field-halo',
  'action-primary-bg',
  'action-primary-hover',
  'action-primary-active',
  'color-primary-600',
  'color-primary-300',
  'color-primary-400',
  'color-primary-500',
  'color-primary-700',
  'color-primary-800',
  'color-primary-900',
  'color-tonal-1',
  'color-tonal-2',
  'color-tonal-3',
  'color-tonal-4',
  'color-tonal-5',
  'color-tonal-6',
  'color-tonal-outline',
  'color-illustration-accent-top',
  'color-illustration-accent',
  'color-illustration-accent-side',
  'color-illustration-pale',
  'text-link',
  'text-link-hover',
  'text-on-ink-link',
  'action-text-text',
  'border-focus',
  'marker-bracket',
  'marker-finder-dot',
  'marker-finder-dot-on-ink',
  'chart-rank-muted',
  'chart-hatch-on-ink',
] as const satisfies readonly TokenName[];

/** Areas in ink. They keep its hue. */
const inks = ['bg-ink', 'bg-ink-raised', 'bg-ink-tag', 'color-ink-700', 'color-ink-800'] as const;

/** The greatest share of its chroma that ink loses, next to a brand of the opposite hue. */
const inkLoss = 0.35;

const reference = toOklch(lightTheme['color-primary-600']);

/** A colour of the dark theme in the hue of an action colour, with its share of chroma. */
export function inHueOf(action: string, colour: string): string {
  const own = toOklch(action);
  const model = toOklch(colour);
  return fromOklch({
    lightness: model.lightness,
    chroma: (model.chroma * own.chroma) / reference.chroma,
    hue: own.hue,
  });
}

/** Distance of two hues, 0 to 180. */
function apart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

function paler(ink: string, action: string): string {
  const model = toOklch(ink);
  const loss = (inkLoss * apart(toOklch(action).hue, reference.hue)) / 180;
  return fromOklch({ ...model, chroma: model.chroma * (1 - loss) });
}

/** The nearest lightness that passes; a filled control has so little room that a vivid hue may need less chroma for one. */
function solved(colour: string, passes: (candidate: string) => boolean): string {
  const start = toOklch(colour);
  for (let part = 1; part > 0; part -= 0.05) {
    const found = nearestPassing(fromOklch({ ...start, chroma: start.chroma * part }), passes);
    if (found !== null) return found;
  }
  return colour;
}

/**
 * A dark theme in the hue of an action colour, given as `#RRGGBB`: lightness from the dark theme, hue and share of chroma from the brand.
 * Where a contrast is too low, lightness moves, just as far as needed. `base` has the values of the dark theme in the hue of 力码; the action
 * colour of 力码 returns it. Areas in ink that it has in a colour of its own keep it.
 */
export function darkBrandTheme(action: string, base: Theme): Theme {
  if (action === lightTheme['color-primary-600']) return base;
  const theme: Changeable = { ...base };
  for (const name of inks) if (base[name] === darkTheme[name]) theme[name] = paler(base[name], action);
  for (const name of brandHued) theme[name] = inHueOf(action, darkTheme[name]);
  const duties = contrastDutiesOf(darkTheme);
  const open = new Set<TokenName>(brandHued);
  for (const name of brandHued) {
    open.delete(name);
    // What comes later in the list adapts itself.
    const own = duties.filter(
      ({ mark, ground }) => (mark === name && !open.has(ground)) || (ground === name && !open.has(mark)),
    );
    const passes = (colour: string) =>
      own.every(({ mark, ground, least }) => contrast(colour, theme[mark === name ? ground : mark]) >= least);
    theme[name] = solved(theme[name], passes);
  }
  return theme;
}
