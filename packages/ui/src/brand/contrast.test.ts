import { describe, expect, it } from 'vitest';
import { type BrandKey, brands, modes, themes } from '../../../../.storybook/themes.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { contrast, luminance } from './colour.ts';
import { type ContrastFault, contrastDuties, contrastFaults } from './contrastDuties.ts';
import { largeTextContrast } from './largeMode.ts';

const keys = Object.keys(brands) as BrandKey[];
const said = (faults: ContrastFault[]) =>
  faults.map(({ mark, ground, ratio, least }) => `${mark} on ${ground}: ${ratio.toFixed(2)} of ${least}`);

/** Requirements of the large mode: text at 7:1, and lines that are decorative in the light mode at 3:1. */
const largeDuties = [
  ...contrastDuties.map((duty) => (duty.least === 4.5 ? { ...duty, least: largeTextContrast } : duty)),
  ...(['border-hairline', 'border-default', 'border-strong'] as const).flatMap((mark) =>
    (['bg-surface', 'bg-paper'] as const).map((ground) => ({ mark, ground, least: 3 })),
  ),
];

describe('contrast', () => {
  it('is that of WCAG when the colours are known', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 10);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(luminance('#FFFFFF')).toBeCloseTo(1, 10);
  });
});

describe('the duties of colours', () => {
  it('name each pair once', () => {
    const pairs = contrastDuties.map(({ mark, ground }) => `${mark} on ${ground}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('are missed when a colour is too pale', () => {
    const faults = contrastFaults({ ...lightTheme, 'text-link': '#82BCF8' });
    expect(faults.every(({ mark }) => mark === 'text-link')).toBe(true);
    expect(faults.length).toBeGreaterThan(3);
  });
});

describe.each(keys)('the colours of %s', (brand) => {
  it.each(Object.keys(modes) as (keyof typeof modes)[])('keep all their duties in the mode %s', (mode) => {
    expect(said(contrastFaults(themes[brand][mode]))).toEqual([]);
  });

  it('reach 7 : 1 for every text when the mode is large', () => {
    expect(said(contrastFaults(themes[brand].large, largeDuties))).toEqual([]);
    expect(said(contrastFaults(themes[brand].darkLarge, largeDuties))).toEqual([]);
  });
});
