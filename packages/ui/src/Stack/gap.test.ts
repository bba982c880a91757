import { describe, expect, it } from 'vitest';
import { lightTheme } from '../tokens/lightTheme.ts';
import { media } from '../tokens/media.ts';
import { gapRules, gaps } from './gap.ts';

const names = Object.keys(lightTheme);

describe('gaps', () => {
  it('have every space token when a token is added', () => {
    const spaces = names.filter((name) => name.startsWith('space-'));
    expect(gaps.filter((gap) => gap.startsWith('space-'))).toEqual(spaces);
  });

  it('have every layout distance with a token for phones, except sizes that are no gap', () => {
    const narrowed = names
      .filter((name) => name.startsWith('layout-') && `${name}-mobile` in lightTheme)
      .filter((name) => !name.endsWith('-height'));
    expect(gaps.filter((gap) => gap.startsWith('layout-'))).toEqual(narrowed);
  });

  it.each(gaps)('have one rule each when %s is chosen', (gap) => {
    expect(gapRules.split(`&[data-gap='${gap}'] {`)).toHaveLength(2);
  });

  it('become the token for phones below 768 px when there is one', () => {
    expect(gapRules).toContain(`${media.mobile} { gap: var(--lima-layout-gutter-mobile); }`);
    expect(gapRules).toContain(`${media.mobile} { gap: var(--lima-layout-section-y-mobile); }`);
  });
});
