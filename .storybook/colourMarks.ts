import { parseColour } from '../packages/ui/src/brand/colour.ts';
import { lightTheme } from '../packages/ui/src/tokens/lightTheme.ts';
import type { Theme, TokenName } from '../packages/ui/src/tokens/token.ts';

/** Tokens whose value is one opaque colour. */
const names = (Object.keys(lightTheme) as TokenName[]).filter((name) => parseColour(lightTheme[name]) !== null);

/** Large step through the colour space, so that a blend of two marker colours is hardly ever a third one. */
const stride = 0x3a_7f_1b;

/** One unique marker colour per token. */
const marks = new Map(
  names.map((name, index) => [`#${(((index + 1) * stride) % 0xff_ff_ff).toString(16).padStart(6, '0')}`, name]),
);

/** A theme in which every colour identifies its token: tokens that share a colour in one brand may differ in another. */
export const markedTheme: Theme = {
  ...lightTheme,
  ...Object.fromEntries(Array.from(marks, ([mark, name]) => [name, mark])),
};

/** The token of a marker colour; undefined for blended colours. */
export function colourOf(mark: string): TokenName | undefined {
  return marks.get(mark.toLowerCase());
}
