import { describe, expect, it } from 'vitest';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { TokenName } from '../tokens/token.ts';
import { brandTheme } from './brandTheme.ts';
import { checkBrandColour } from './checkBrandColour.ts';
import { contrast, fromOklch, toOklch } from './colour.ts';
import { contrastDuties, contrastDutiesOf, contrastFaults } from './contrastDuties.ts';
import { brandHued } from './darkBrand.ts';
import { largeMode, largeTextContrast } from './largeMode.ts';

const names = Object.keys(lightTheme) as TokenName[];

/** Duties of the large mode: text at 7:1. */
const largeDuties = contrastDutiesOf(darkTheme).map((duty) =>
  duty.least === 4.5 ? { ...duty, least: largeTextContrast } : duty,
);

/** Brand colours all around the circle of hues, pale and vivid, dark and light; where one is refused, what is proposed instead. */
const brands = [0.25, 0.4, 0.55].flatMap((lightness) =>
  [0.02, 0.08, 0.15, 0.25].flatMap((chroma) =>
    Array.from({ length: 36 }, (_, index) => {
      const colour = fromOklch({ lightness, chroma, hue: index * 10 });
      const verdict = checkBrandColour(colour);
      return verdict.ok ? verdict.colour : (verdict.proposal ?? colour);
    }),
  ),
);

describe('the dark theme', () => {
  it('has the names of the light one, and its type, spaces and times', () => {
    expect(Object.keys(darkTheme)).toEqual(names);
    const others = names.filter((name) => /^(?:font|space|layout|radius|line|control|z|motion)-/.test(name));
    expect(others.length).toBeGreaterThan(60);
    expect(others.filter((name) => darkTheme[name] !== lightTheme[name])).toEqual([]);
  });

  it('keeps every contrast, of text, of marks and of charts', () => {
    expect(contrastDutiesOf(darkTheme).length).toBeGreaterThan(270);
    expect(contrastFaults(darkTheme)).toEqual([]);
    expect(contrastFaults(largeMode(darkTheme), largeDuties)).toEqual([]);
  });

  it('rises from the page to what lies above it', () => {
    const grounds = ['bg-footer', 'bg-page', 'bg-paper', 'bg-surface', 'bg-raised'] as const;
    const steps = grounds.map((name) => toOklch(darkTheme[name]).lightness);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('has duties of its own, which the light theme need not keep', () => {
    expect(contrastDutiesOf(lightTheme)).toBe(contrastDuties);
    expect(contrastDutiesOf(darkTheme)).toEqual(expect.arrayContaining([...contrastDuties]));
    const brightest = { ...darkTheme, 'bg-hover': '#95A5BE' };
    expect(contrastFaults(brightest).map(({ ground }) => ground)).toContain('bg-hover');
  });
});

describe('the dark theme of a brand', () => {
  it('is the dark theme when the brand is 力码', () => {
    expect(brandTheme({ primary: '#0B66C8' }, darkTheme)).toEqual(darkTheme);
  });

  it('keeps every contrast, also in the large mode, whatever the brand', () => {
    expect(brands).toHaveLength(432);
    const faults = brands.flatMap((primary) => {
      const theme = brandTheme({ primary }, darkTheme);
      return [...contrastFaults(theme), ...contrastFaults(largeMode(theme), largeDuties)].map((fault) => [
        primary,
        fault,
      ]);
    });
    expect(faults).toEqual([]);
  });

  it('changes what has the hue of the brand and the ink, and no neutral, data or verdict colour', () => {
    const theme = brandTheme({ primary: '#93356B' }, darkTheme);
    const changed = names.filter((name) => theme[name] !== darkTheme[name]);
    const inks: readonly TokenName[] = ['bg-ink', 'bg-ink-raised', 'bg-ink-tag', 'color-ink-700', 'color-ink-800'];
    expect(
      changed.filter((name) => !inks.includes(name) && !(brandHued as readonly TokenName[]).includes(name)),
    ).toEqual([]);
    expect(changed).toEqual(expect.arrayContaining([...inks, 'text-link', 'action-primary-bg', 'marker-bracket']));
    for (const name of inks) {
      const [own, model] = [toOklch(theme[name]), toOklch(darkTheme[name])];
      expect(Math.abs(own.hue - model.hue)).toBeLessThan(4);
      expect(own.chroma / model.chroma).toBeGreaterThan(0.6);
      expect(own.chroma).toBeLessThan(model.chroma);
    }
  });

  it('has white text on its filled controls, which stand out from what is around them', () => {
    for (const primary of brands) {
      const theme = brandTheme({ primary }, darkTheme);
      expect(contrast(theme['action-primary-bg'], '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme['action-primary-bg'], theme['bg-sunken'])).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the drawing colours of the brand', () => {
    const theme = brandTheme({ primary: '#93356B', drawingAccent: '#E0A100' }, darkTheme);
    expect(theme['color-illustration-accent']).toBe('#E0A100');
  });
});
