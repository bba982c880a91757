import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme, TokenName } from '../tokens/token.ts';
import { brandTheme, primaryJobs } from './brandTheme.ts';
import { checkBrandColour } from './checkBrandColour.ts';
import { contrast, fromOklch, luminance, parseColour, toOklch } from './colour.ts';
import { contrastFaults } from './contrastDuties.ts';
import { brandHued } from './darkBrand.ts';
import { largeMode } from './largeMode.ts';
import { limaScale, primaryScale, primarySteps } from './primaryScale.ts';

// In integer thousandths, since fast-check draws doubles by their bits, which makes most of them nearly zero.
const accepted = fc
  .record({ lightness: fc.nat(700), chroma: fc.nat(300), hue: fc.nat(359) })
  .map(({ lightness, chroma, hue }) => fromOklch({ lightness: lightness / 1000, chroma: chroma / 1000, hue }))
  .filter((colour) => checkBrandColour(colour).ok);

const names = Object.keys(lightTheme) as TokenName[];

describe('brandTheme', () => {
  it('is the light theme itself when the brand is 力码', () => {
    expect(brandTheme({ primary: '#0B66C8' })).toEqual(lightTheme);
    expect(brandTheme({ primary: limaScale })).toEqual(lightTheme);
  });

  it('has every name of the light theme and no other when the brand is another', () => {
    expect(Object.keys(brandTheme({ primary: '#00727D' })).sort()).toEqual([...names].sort());
  });

  it('changes each token that has the value of a primary step, data colours excepted', () => {
    const steps = new Set<string>(Object.values(limaScale));
    const dependent = names.filter((name) => steps.has(lightTheme[name]) && !name.startsWith('color-data-'));
    const known = [...primarySteps.map((step) => `color-primary-${step}`), ...Object.keys(primaryJobs)];
    expect(dependent.sort()).toEqual(known.sort());
    for (const [name, step] of Object.entries(primaryJobs)) {
      expect(lightTheme[name as TokenName]).toBe(limaScale[step]);
    }
  });

  it('leaves the colours that mean something as they are', () => {
    const theme = brandTheme({ primary: '#A34A00' });
    for (const name of names.filter((name) => /^color-(?:data|success|warning|danger|violet|verdict)-/.test(name))) {
      expect(theme[name]).toBe(lightTheme[name]);
    }
  });

  it('keeps every contrast when any accepted colour is its brand', () => {
    // Throws at the first failing pair.
    fc.assert(
      fc.property(accepted, (primary) => {
        expect(brandTheme({ primary })['action-primary-bg']).toBe(primary);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the parts of a whole apart when any accepted colour is its brand', () => {
    fc.assert(
      fc.property(accepted, (primary) => {
        const theme = brandTheme({ primary });
        for (const step of [1, 2, 3, 4, 5] as const) {
          const next = (step + 1) as 2 | 3 | 4 | 5 | 6;
          const ratio = contrast(theme[`color-tonal-${step}`], theme[`color-tonal-${next}`]);
          expect(ratio).toBeGreaterThanOrEqual(1.35);
        }
      }),
    );
  });

  it('gives drawings a colour of their own when the brand names one', () => {
    const theme = brandTheme({ primary: '#A34A00', drawingAccent: '#e08a1e' });
    expect(theme['color-illustration-accent']).toBe('#E08A1E');
    expect(luminance(theme['color-illustration-accent-top'])).toBeGreaterThan(luminance('#E08A1E'));
    expect(luminance(theme['color-illustration-accent-side'])).toBeLessThan(luminance('#E08A1E'));
    expect(theme['marker-bracket']).toBe(brandTheme({ primary: '#A34A00' })['marker-bracket']);
  });

  it('throws a sentence with the nearest colour when the brand cannot be read', () => {
    expect(() => brandTheme({ primary: '#FFCC00' })).toThrow(
      '#FFCC00 cannot be read well enough as a brand colour; the nearest that can is #876A00.',
    );
    expect(() => brandTheme({ primary: 'teal' })).toThrow('teal is not a colour; write it as #RRGGBB.');
  });

  it('throws when a scale drawn by hand misses a contrast', () => {
    const pale = { ...limaScale, 600: limaScale[400] };
    expect(() => brandTheme({ primary: pale })).toThrow(/needs 4.5 : 1/);
  });
});

describe('brandTheme on a base', () => {
  const brand = { primary: '#93356B', drawingAccent: '#E0A100' };
  const bases: [string, Theme][] = [
    ['light', lightTheme],
    ['dark', darkTheme],
    ['light large', largeMode(lightTheme)],
    ['dark large', largeMode(darkTheme)],
  ];
  const faces = { 'font-code': '"Site Mono", monospace', 'font-sans': '"Site Sans", sans-serif' };

  it.each(bases)('keeps whatever a site sets itself in the %s theme, and changes nothing else by it', (_name, base) => {
    const kept = names.filter((name) => !/^(?:page|color|text|bg|border|action|marker|chart|field)-/.test(name));
    expect(kept.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...kept), fc.constantFrom('3px', '0', '240ms')), (own) => {
        expect(brandTheme(brand, { ...base, ...own })).toEqual({ ...brandTheme(brand, base), ...own });
      }),
      { numRuns: 30 },
    );
  });

  it.each(bases)('keeps faces, radii and a ground of its own in the %s theme', (_name, base) => {
    const own = { ...faces, 'radius-card': '2px', 'bg-ink': '#101010' } as const;
    expect(brandTheme(brand, { ...base, ...own })).toMatchObject(own);
  });

  it.each(bases)('replaces every colour of another brand in the %s theme', (_name, base) => {
    const other = brandTheme({ primary: '#00727D' }, base);
    const [twice, once] = [brandTheme(brand, other), brandTheme(brand, base)];
    expect(brandHued.filter((name) => twice[name] === other[name])).toEqual([]);
    expect(twice['color-illustration-accent']).toBe(once['color-illustration-accent']);
  });

  it.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ] satisfies [string, Theme][])(
    'gives the large mode of the brand when the %s base is in the large mode',
    (_name, theme) => {
      const base = { ...theme, ...faces };
      expect(brandTheme(brand, largeMode(base))).toEqual(largeMode(brandTheme(brand, base)));
    },
  );

  it('finds colours that can be read on the grounds of the base', () => {
    const base = { ...darkTheme, 'bg-ink': '#2A3550' };
    expect(contrastFaults(brandTheme(brand, base))).toEqual([]);
    expect(brandTheme(brand, base)['bg-ink']).toBe('#2A3550');
  });

  it('throws when a colour of the base cannot be read', () => {
    expect(() => brandTheme(brand, { ...lightTheme, 'text-secondary': '#DDDDDD' })).toThrow(
      /text-secondary on bg-surface .* needs 4.5 : 1/,
    );
  });
});

describe('primaryScale', () => {
  it('runs from light to dark when the colour is accepted and not nearly black', () => {
    fc.assert(
      fc.property(accepted, (action) => {
        fc.pre(toOklch(action).lightness >= 0.35);
        const scale = primaryScale(action);
        const lights = primarySteps.map((step) => luminance(scale[step]));
        expect(lights).toEqual(lights.toSorted((one, other) => other - one));
        expect(new Set(lights).size).toBe(lights.length);
      }),
    );
  });

  it('gives hover and pressed other colours than rest when any accepted colour is given', () => {
    fc.assert(
      fc.property(accepted, (action) => {
        const scale = primaryScale(action);
        expect(contrast(scale[600], scale[700])).toBeGreaterThan(1.08);
        expect(contrast(scale[700], scale[800])).toBeGreaterThan(1.04);
      }),
    );
  });
});

describe('colours in OKLCH', () => {
  it('come back as they were when a colour goes there and back', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), (number) => {
        const colour = `#${number.toString(16).padStart(6, '0').toUpperCase()}`;
        expect(fromOklch(toOklch(colour))).toBe(colour);
        expect(parseColour(colour)).toBe(colour);
      }),
    );
  });
});
