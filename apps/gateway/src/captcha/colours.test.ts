import { describe, expect, it } from 'vitest';
import { designTokens } from '../../testing/platform/designTokens.ts';
import { colours, grounds } from './colours.ts';

describe('colours of captcha pictures', () => {
  it.each(Object.entries(colours))('are tokens of the design system: %s', (_name, colour) => {
    expect(designTokens).toContain(`"${colour}"`);
  });

  it.each(grounds)('are tokens of the design system in the ground $fill', ({ fill, line, shade, hole }) => {
    for (const colour of [fill, line, shade, hole]) expect(designTokens).toContain(`"${colour}"`);
  });
});
