import { readFileSync } from 'node:fs';

/** Colours in the design system's token table, which the gateway does not load. */
export const designTokens = readFileSync(
  new URL('../../../../packages/ui/src/tokens/tokens.json', import.meta.url),
  'utf8',
).toUpperCase();
