/** What is wrong with a text as a unified social credit code. */
export type CreditCodeFault = 'shape' | 'checkCharacter';

/** The 31 characters of a unified social credit code, each with its position as value: no I, O, S, V and Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Department, category, six digits of the area, nine characters of the organisation, check character. */
const shape = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;

/** What is wrong with a unified social credit code in capitals; null when nothing is. Source: GB 32100-2015. */
export function creditCodeFault(code: string): CreditCodeFault | null {
  if (!shape.test(code)) return 'shape';
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, -1)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return (sum + alphabet.indexOf(code.slice(-1))) % 31 === 0 ? null : 'checkCharacter';
}
