import { describe, expect, it } from 'vitest';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { TokenName } from '../tokens/token.ts';
import { largeMode, largeModeStyles } from './largeMode.ts';

const large = largeMode(lightTheme);
const names = Object.keys(lightTheme) as TokenName[];

describe('largeMode', () => {
  it('keeps the set of names and the colours of data', () => {
    expect(Object.keys(large)).toEqual(names);
    for (const name of names.filter((name) => name.startsWith('color-data-')))
      expect(large[name]).toBe(lightTheme[name]);
  });

  it('makes type a quarter larger and no control smaller', () => {
    expect(large['page-type-size']).toBe('125%');
    for (const name of names.filter((name) => /^(?:control|layout)-/.test(name))) {
      expect(Number.parseFloat(large[name])).toBeGreaterThanOrEqual(Number.parseFloat(lightTheme[name]));
    }
  });

  it('leaves no target under 48 px', () => {
    const targets = names.filter((name) => /^control-(?:touch-min|height-|page-button|tab-height)/.test(name));
    expect(targets.length).toBeGreaterThan(6);
    for (const name of targets) expect(Number.parseFloat(large[name])).toBeGreaterThanOrEqual(48);
  });

  it('keeps rest, hover and pressed apart', () => {
    for (const action of ['primary', 'danger'] as const) {
      expect(large[`action-${action}-hover`]).not.toBe(large[`action-${action}-bg`]);
    }
  });

  it('gives the same record when asked again', () => {
    expect(largeMode(lightTheme)).toEqual(large);
  });
});

describe('largeModeStyles', () => {
  it('declares only what the mode changes when written for a stylesheet', () => {
    const rule = largeModeStyles(lightTheme);
    expect(rule).toMatch(/^:root:root:root\[data-mode='large'\]\{--lima-/);
    expect(rule).toContain('--lima-page-type-size:125%;');
    expect(rule).not.toContain('--lima-bg-page');
    const declared = names.filter((name) => rule.includes(`--lima-${name}:`));
    expect(declared).toEqual(names.filter((name) => large[name] !== lightTheme[name]));
  });
});
