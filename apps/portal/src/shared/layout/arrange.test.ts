import { media } from '@lima-id/ui';
import { describe, expect, it } from 'vitest';
import { cluster, columns, responsive, stack } from './arrange.ts';

describe('layout declarations', () => {
  it('replaces the names of tokens and keeps lengths when a length is one value', () => {
    expect(responsive('padding', 'space-5 36px auto 0')).toBe('padding: var(--lima-space-5) 36px auto 0;');
    expect(cluster('space-2 space-4')).toBe(
      'display: flex; flex-wrap: wrap; gap: var(--lima-space-2) var(--lima-space-4);',
    );
  });

  it('declares the value of every width after the base value, in the given order', () => {
    expect(responsive('margin-top', { base: 'space-8', belowDesktop: 'space-6', mobile: '0' })).toBe(
      `margin-top: var(--lima-space-8); ${media.belowDesktop} { margin-top: var(--lima-space-6); } ${media.mobile} { margin-top: 0; }`,
    );
  });

  it('lets no column grow beyond its share, whether columns are counted or named', () => {
    expect(columns({ base: 3, mobile: 1 })).toBe(
      `display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); ${media.mobile} { grid-template-columns: minmax(0, 1fr); }`,
    );
    expect(columns('max-content 1fr layout-aside-width')).toBe(
      'display: grid; grid-template-columns: max-content minmax(0, 1fr) var(--lima-layout-aside-width);',
    );
    expect(stack('space-4')).toBe('display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--lima-space-4);');
  });
});
