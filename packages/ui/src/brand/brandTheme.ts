import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { isDark, type Theme, type TokenName } from '../tokens/token.ts';
import type { Brand } from './brand.ts';
import { checkBrandColour } from './checkBrandColour.ts';
import { fromOklch, parseColour, toOklch } from './colour.ts';
import { contrastFaults } from './contrastDuties.ts';
import { brandHued, darkBrandTheme } from './darkBrand.ts';
import { isLarge, largeMode } from './largeMode.ts';
import { limaScale, type PrimaryScale, type PrimaryStep, primaryScale, primarySteps } from './primaryScale.ts';

/** The tokens that are a step of the primary scale, by purpose. Data colours are not among them: their meaning is fixed. */
export const primaryJobs = {
  'color-tonal-1': 900,
  'color-tonal-3': 600,
  'color-tonal-4': 500,
  'color-tonal-6': 200,
  'color-tonal-outline': 600,
  'color-illustration-accent-top': 300,
  'color-illustration-accent': 500,
  'color-illustration-accent-side': 600,
  'color-illustration-pale': 100,
  'bg-selected': 50,
  'text-link': 600,
  'text-link-hover': 700,
  'text-on-ink-link': 300,
  'border-focus': 500,
  'action-primary-bg': 600,
  'action-primary-hover': 700,
  'action-primary-active': 800,
  'action-text-text': 600,
  'action-text-hover-bg': 50,
  'action-text-active-bg': 100,
  'field-halo': 100,
  'marker-bracket': 500,
  'marker-finder-dot': 500,
  'marker-finder-dot-on-ink': 400,
  'chart-rank-muted': 300,
  'chart-hatch-on-ink': 700,
} as const satisfies Partial<Record<TokenName, PrimaryStep>>;

const tonalSteps = [1, 2, 3, 4, 5, 6] as const;
type Changes = { -readonly [Name in TokenName]?: string };

/** Six parts of a whole, dark to light: the lightness of each is that of the reference scale, so that neighbours stay distinguishable. */
function tonalScale(action: string): Changes {
  const { hue, chroma } = toOklch(action);
  const vividness = chroma / toOklch(limaScale[600]).chroma;
  const tones: Changes = {};
  for (const step of tonalSteps) {
    const model = toOklch(lightTheme[`color-tonal-${step}`]);
    tones[`color-tonal-${step}`] = fromOklch({ ...model, hue, chroma: model.chroma * vividness });
  }
  return tones;
}

/** Top, side, shaded side and pale parts of drawings in one hue. */
function drawingColours(accent: string): Changes {
  const own = toOklch(accent);
  return {
    'color-illustration-accent-top': fromOklch({ ...own, lightness: own.lightness + 0.17, chroma: own.chroma * 0.56 }),
    'color-illustration-accent': accent,
    'color-illustration-accent-side': fromOklch({ ...own, lightness: own.lightness - 0.09, chroma: own.chroma * 0.9 }),
    'color-illustration-pale': fromOklch({ ...own, lightness: 0.93, chroma: own.chroma * 0.16 }),
  };
}

function readColour(colour: string): string {
  const parsed = parseColour(colour);
  if (parsed === null) throw new RangeError(`${colour} is not a colour; write it as #RRGGBB.`);
  return parsed;
}

function scaleOf(primary: string | PrimaryScale): PrimaryScale {
  if (typeof primary !== 'string') return primary;
  const colour = readColour(primary);
  const verdict = checkBrandColour(colour);
  if (verdict.ok) return primaryScale(verdict.colour);
  throw new RangeError(
    `${colour} cannot be read well enough as a brand colour; the nearest that can is ${verdict.proposal}.`,
  );
}

function lightBrandTheme(scale: PrimaryScale, base: Theme): Theme {
  const changes: Changes = {};
  for (const step of primarySteps) changes[`color-primary-${step}`] = scale[step];
  for (const [name, step] of Object.entries(primaryJobs)) changes[name as keyof typeof primaryJobs] = scale[step];
  if (scale[600] !== limaScale[600]) Object.assign(changes, tonalScale(scale[600]));
  return { ...base, ...changes };
}

/** What a theme changes in the one that it is made from, without the tokens that a brand replaces. */
function ownValues(theme: Theme, from: Theme): Changes {
  const replaced: ReadonlySet<TokenName> = new Set(brandHued);
  const names = (Object.keys(theme) as TokenName[]).filter((name) => theme[name] !== from[name] && !replaced.has(name));
  return Object.fromEntries(names.map((name) => [name, theme[name]]));
}

/**
 * The complete theme of a brand: the base with every token of the primary scale replaced. All else that the base sets itself stays, such as
 * faces and radii; one in the large mode gives the large mode of the brand. Throws an error when colours fail WCAG AA, so that a site with an
 * unreadable brand never starts.
 */
export function brandTheme(brand: Pick<Brand, 'primary' | 'drawingAccent'>, base: Theme = lightTheme): Theme {
  const scale = scaleOf(brand.primary);
  const plain = isDark(base) ? darkTheme : lightTheme;
  const own = ownValues(base, isLarge(base) ? largeMode(plain) : plain);
  const start: Theme = { ...plain, ...own };
  const coloured = isDark(base) ? darkBrandTheme(scale[600], start) : lightBrandTheme(scale, start);
  const drawings = brand.drawingAccent === undefined ? {} : drawingColours(readColour(brand.drawingAccent));
  const theme: Theme = { ...coloured, ...drawings };
  const fault = contrastFaults(theme)[0];
  if (fault !== undefined) {
    throw new RangeError(
      `The theme's ${fault.mark} on ${fault.ground} reaches ${fault.ratio.toFixed(2)} : 1 and needs ${fault.least} : 1.`,
    );
  }
  return isLarge(base) ? { ...largeMode(theme), ...own } : theme;
}
