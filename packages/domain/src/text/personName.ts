import { plainLine } from './plainText.ts';

/** The dots that keyboards, input methods and copied documents put between the parts of a name; ID cards have `·`. */
export const nameDots = '.·•․‧∙⋅・･。｡．﹒●∘˙⸱⸳ꞏㆍᐧ᛫𐄁';
const dotsInNames = new RegExp(`(\\p{Script=Han}) *[${nameDots}] *(?=\\p{Script=Han})`, 'gu');

/** The name of a person in what was typed: a line of plain text, with `·` for every dot between Chinese characters. Source: docs/rules/account.md. */
export function typedPersonName(input: string): string {
  return plainLine(input).replace(dotsInNames, '$1·');
}
