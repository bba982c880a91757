import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, grounds } from './colours.ts';

/** Colours as they are written in the design system's table of tokens. */
const tokens = readFileSync(
  new URL('../../../../packages/ui/src/tokens/tokens.json', import.meta.url),
  'utf8',
).toUpperCase();

describe('the colours of captcha pictures', () => {
  it.each(Object.entries(colours))('are tokens of the design system: %s', (_name, colour) => {
    expect(tokens).toContain(`"${colour}"`);
  });

  it.each(grounds)('are tokens of the design system in the ground $fill', ({ fill, line, shade, hole }) => {
    for (const colour of [fill, line, shade, hole]) expect(tokens).toContain(`"${colour}"`);
  });
});
