import { describe, expect, it } from 'vitest';
import { lightTheme } from './lightTheme.ts';
import type { TokenName } from './token.ts';

/** Relative luminance after WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: TokenName, other: TokenName): number {
  const [dark = 0, light = 0] = [luminance(lightTheme[one]), luminance(lightTheme[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [TokenName, TokenName][] = [
  ['text-primary', 'bg-paper'],
  ['text-secondary', 'bg-paper'],
  ['text-tertiary', 'bg-sunken'],
  ['text-placeholder', 'bg-surface'],
  ['text-disabled', 'action-primary-disabled-bg'],
  ['text-link', 'bg-paper'],
  ['text-danger', 'bg-surface'],
  ['action-primary-text', 'action-primary-bg'],
  ['action-primary-text', 'action-primary-active'],
  ['action-danger-text', 'action-danger-bg'],
  ['color-primary-700', 'color-primary-50'],
  ['color-success-700', 'color-success-50'],
  ['color-warning-700', 'color-warning-50'],
  ['color-danger-700', 'color-danger-50'],
  ['color-violet-700', 'color-violet-50'],
  ['text-on-ink-secondary', 'bg-ink'],
  ['text-on-ink-tertiary', 'bg-ink'],
  ['text-on-ink-link', 'bg-ink'],
  ['text-on-ink-footer', 'bg-footer'],
  ['color-verdict-fail-border', 'bg-ink'],
];

const marks: [TokenName, TokenName][] = [
  ['border-control', 'bg-surface'],
  ['marker-bracket', 'bg-surface'],
  ['marker-bracket', 'bg-ink'],
  ['border-focus', 'bg-paper'],
  ['border-on-ink-strong', 'bg-ink'],
  ['color-danger-500', 'bg-ink'],
];

describe('colours of the light theme', () => {
  it.each(texts)('reach 4.5 : 1 when %s stands on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('reach 3 : 1 when the mark %s stands on %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
