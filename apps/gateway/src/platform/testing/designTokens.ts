import { readFileSync } from 'node:fs';

/** Colours as they are written in the design system's table of tokens, which the gateway does not load. */
export const designTokens = readFileSync(
  new URL('../../../../../packages/ui/src/tokens/tokens.json', import.meta.url),
  'utf8',
).toUpperCase();
