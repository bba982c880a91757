import { parseColour } from '../packages/ui/src/brand/colour.ts';
import { lightTheme } from '../packages/ui/src/tokens/lightTheme.ts';
import type { Theme, TokenName } from '../packages/ui/src/tokens/token.ts';

/** Tokens that are one whole colour. */
const names = (Object.keys(lightTheme) as TokenName[]).filter((name) => parseColour(lightTheme[name]) !== null);

/** Steps through the colours so wildly that a mixture of two marks is hardly ever a third. */
const stride = 0x3a_7f_1b;

/** One colour for each of them that no other has. */
const marks = new Map(
  names.map((name, index) => [`#${(((index + 1) * stride) % 0xff_ff_ff).toString(16).padStart(6, '0')}`, name]),
);

/** A theme in which every colour tells which token it is: tokens that share a colour in one brand need not in another. */
export const markedTheme: Theme = {
  ...lightTheme,
  ...Object.fromEntries(Array.from(marks, ([mark, name]) => [name, mark])),
};

/** The token that a colour of the marked theme stands for; undefined for colours that were mixed. */
export function colourOf(mark: string): TokenName | undefined {
  return marks.get(mark.toLowerCase());
}
