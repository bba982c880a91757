/**
 * The characters of remittance codes: digits and capital letters of which none is mistaken for another when it is copied by hand or
 * reads it from a bank's statement. There are 23, a prime number, so that one check character finds every mistake named below.
 */
export const remittanceAlphabet = '23456789ACDEFHJKMPRTWXY';

const size = remittanceAlphabet.length;

/** Characters before the check character. */
const bodyLength = 5;

const head = 'LM';

/** How many remittance codes there are. */
export const remittanceCodeCount = size ** bodyLength;

const pattern = new RegExp(`^${head}[${remittanceAlphabet}]{${bodyLength + 1}}$`);

/** The sum by which a code is checked: each value times its place, which no two places share modulo 23. */
function weigh(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (index + 1), 0) % size;
}

/** The check value makes the weighed sum of the whole code 0: its own place weighs 6, whose inverse modulo 23 is 4. */
function checkValue(body: readonly number[]): number {
  const inverseOfLastPlace = 4;
  return ((size - weigh(body)) * inverseOfLastPlace) % size;
}

/**
 * The remittance code of a number below `remittanceCodeCount`: `LM`, five characters and a check character; null for any other number.
 * Every number has a code of its own. Source: docs/rules/orders.md.
 */
export function formatRemittanceCode(number: number): string | null {
  if (!Number.isInteger(number) || number < 0 || number >= remittanceCodeCount) return null;
  const body = Array.from({ length: bodyLength }, (_, place) => Math.floor(number / size ** place) % size);
  return head + [...body, checkValue(body)].map((value) => remittanceAlphabet.charAt(value)).join('');
}

/**
 * The remittance code in what was typed or a bank wrote: capital letters, full-width characters as plain ones, without spaces and
 * hyphens. Null when it is none: one wrong character, or two that changed places, are always found. Source: docs/rules/orders.md.
 */
export function readRemittanceCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (!pattern.test(code)) return null;
  const values = Array.from(code.slice(head.length), (sign) => remittanceAlphabet.indexOf(sign));
  return weigh(values) === 0 ? code : null;
}
