import { media } from '../tokens/media.ts';
import { type TokenName, token } from '../tokens/token.ts';

/** Distances that are the same at every width. */
const fixedGaps = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-10',
  'space-12',
  'space-14',
  'space-16',
  'space-18',
  'space-24',
] as const satisfies readonly TokenName[];

/** Distances with a token of their own for phones. */
const narrowedGaps = {
  'layout-gutter': 'layout-gutter-mobile',
  'layout-section-y': 'layout-section-y-mobile',
} as const satisfies Partial<Record<TokenName, TokenName>>;

/**
 * A distance between the parts of a layout, by the name of its token, or none. `layout-gutter` and `layout-section-y` are narrower on
 * phones: 24 px become 16, 96 become 56.
 */
export type Gap = 'none' | (typeof fixedGaps)[number] | keyof typeof narrowedGaps;

/** Every gap, from none to the widest. */
export const gaps: readonly Gap[] = ['none', ...fixedGaps, ...(Object.keys(narrowedGaps) as Gap[])];

/** Static rules that turn `data-gap` into the gap of a flex or grid container. */
export const gapRules = [
  "&[data-gap='none'] { gap: 0; }",
  ...fixedGaps.map((name) => `&[data-gap='${name}'] { gap: ${token(name)}; }`),
  ...Object.entries(narrowedGaps).map(
    ([name, narrow]) =>
      `&[data-gap='${name}'] { gap: ${token(name as TokenName)}; ${media.mobile} { gap: ${token(narrow)}; } }`,
  ),
].join(' ');
