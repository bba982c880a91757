/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const radians = Math.PI / 180;

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

/** `#0B66C8` from `#0b66c8` or `#06c`; null for everything else, including named colours and transparency. */
export function parseColour(text: string): string | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toUpperCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The linear-light components of `#RRGGBB`. */
function linearParts(colour: string): Triple {
  const part = (start: number) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Relative luminance of `#RRGGBB` according to WCAG 2.2: 0 black, 1 white. */
export function luminance(colour: string): number {
  const [red, green, blue] = linearParts(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` according to WCAG 2.2: 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}

/** `#RRGGBB` in OKLCH (Björn Ottosson, 2020), which is perceptually uniform. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = linearParts(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) / radians + 360) % 360,
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue * radians);
  const b = chroma * Math.sin(hue * radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const tolerance = 1e-4;

function onScreen(colour: Oklch): boolean {
  return linearOf(colour).every((part) => part >= -tolerance && part <= 1 + tolerance);
}

/** `#RRGGBB` of a colour in OKLCH. Colours outside of sRGB lose chroma until they fit; lightness and hue stay. */
export function fromOklch(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let shown = { ...colour, lightness };
  if (!onScreen(shown)) {
    let least = 0;
    let most = colour.chroma;
    for (let step = 0; step < 16; step += 1) {
      const chroma = (least + most) / 2;
      if (onScreen({ ...shown, chroma })) least = chroma;
      else most = chroma;
    }
    shown = { ...shown, chroma: least };
  }
  const digits = linearOf(shown).map((part) => {
    const value = Math.round(Math.min(1, Math.max(0, fromLinear(part))) * 255);
    return value.toString(16).padStart(2, '0');
  });
  return `#${digits.join('').toUpperCase()}`;
}

/** Steps of lightness: a coarse search, then back to the first fine step that passes. */
const largeStep = 0.01;
const smallStep = 0.001;

/**
 * The colour of the same hue and the smallest change of lightness that passes; the colour itself when it does, null when no lightness of
 * this hue passes. Chroma is kept as far as sRGB allows. A passing interval narrower than 0.01 of lightness may be missed.
 */
export function nearestPassing(colour: string, passes: (candidate: string) => boolean): string | null {
  if (passes(colour)) return colour;
  const start = toOklch(colour);

  function changed(change: number): string | null {
    for (const lightness of [start.lightness - change, start.lightness + change]) {
      if (lightness < -smallStep || lightness > 1 + smallStep) continue;
      const candidate = fromOklch({ ...start, lightness });
      if (passes(candidate)) return candidate;
    }
    return null;
  }

  for (let large = largeStep; large <= 1 + largeStep; large += largeStep) {
    if (changed(large) === null) continue;
    for (let small = large - largeStep + smallStep; small < large; small += smallStep) {
      const found = changed(small);
      if (found !== null) return found;
    }
    return changed(large);
  }
  return null;
}
