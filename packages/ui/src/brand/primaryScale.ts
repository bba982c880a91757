import { lightTheme } from '../tokens/lightTheme.ts';
import { contrast, fromOklch, luminance, type Oklch, toOklch } from './colour.ts';

/** The steps of a primary scale, light to dark. */
export const primarySteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

/** One step of a primary scale. */
export type PrimaryStep = (typeof primarySteps)[number];

/** Ten colours of one hue as `#RRGGBB`: 500 for marks, 600 is the action colour, 700 and 800 its darker states. */
export type PrimaryScale = { readonly [Step in PrimaryStep]: string };

function scaleOf(colour: (step: PrimaryStep) => string): PrimaryScale {
  return Object.fromEntries(primarySteps.map((step) => [step, colour(step)])) as PrimaryScale;
}

/** The handmade primary scale of 力码, the reference for computed scales. */
export const limaScale: PrimaryScale = scaleOf((step) => lightTheme[`color-primary-${step}`]);

const model = Object.fromEntries(primarySteps.map((step) => [step, toOklch(limaScale[step])])) as {
  readonly [Step in PrimaryStep]: Oklch;
};

/** Below this lightness there is no room for darker states, so they become lighter instead. */
const darkest = 0.3;
const gains = { 700: 0.16, 800: 0.21, 900: 0.26 } as const;

/** Changes a colour's lightness in small steps until it passes. */
function moveUntil(start: Oklch, step: number, passes: (colour: string) => boolean): string {
  let { lightness } = start;
  let colour = fromOklch(start);
  while (!passes(colour) && lightness > 0 && lightness < 1) {
    lightness += step;
    colour = fromOklch({ ...start, lightness });
  }
  return colour;
}

/**
 * The scale of an action colour, given as `#RRGGBB`, which becomes step 600. Lightness and chroma of the other steps relate to it as in the
 * scale of 力码; marks (500) stay readable on white, paper and ink, and the tints (50, 100) are as light as text in the action colour
 * requires. The action colour of 力码 returns its own scale.
 */
export function primaryScale(action: string): PrimaryScale {
  if (action === limaScale[600]) return limaScale;
  const own = toOklch(action);
  const vividness = own.chroma / model[600].chroma;
  const like = (step: PrimaryStep, lightness: number): Oklch => ({
    lightness,
    chroma: model[step].chroma * vividness,
    hue: own.hue,
  });

  /** Lightness of the dark steps follows the action colour, that of the light ones the reference scale. */
  function dark(step: 700 | 800 | 900): string {
    const ratio = model[step].lightness / model[600].lightness;
    return fromOklch(like(step, own.lightness < darkest ? own.lightness + gains[step] : own.lightness * ratio));
  }

  function mark(): string {
    const start = like(500, own.lightness + model[500].lightness - model[600].lightness);
    const onInk = (colour: string) => contrast(colour, lightTheme['bg-ink']) >= 3;
    const onLight = (colour: string) => contrast(colour, lightTheme['bg-sunken']) >= 3;
    const tooDark = !onInk(fromOklch(start));
    return moveUntil(start, tooDark ? 0.002 : -0.002, tooDark ? onInk : onLight);
  }

  /** A tint must be readable under text in the action colour, and lie between its neighbours. */
  function tint(step: 50 | 100, below: number): string {
    return moveUntil(
      like(step, model[step].lightness),
      0.002,
      (colour) => contrast(colour, action) >= 4.5 && luminance(colour) >= below,
    );
  }

  const hundred = tint(100, 0);
  return {
    50: tint(50, Math.min(0.98, luminance(hundred) + 0.02)),
    100: hundred,
    200: fromOklch(like(200, model[200].lightness)),
    300: fromOklch(like(300, model[300].lightness)),
    400: fromOklch(like(400, model[400].lightness)),
    500: mark(),
    600: action,
    700: dark(700),
    800: dark(800),
    900: dark(900),
  };
}
