/** The part of a GS1 element string that matters here, by application identifier: 01, 10 and 21. */
interface Gs1Elements {
  gtin: string;
  /** Null without a batch or lot number. */
  lot: string | null;
  /** Null without a serial number. */
  serial: string | null;
}

/** Before an element string as scanners send it: the symbology identifier of GS1-128, GS1 DataMatrix, GS1 QR Code or DataBar. */
const symbology = /^\](?:C1|d2|Q3|e[0-9]|J1)/;
/** The sign between elements, FNC1, as scanners send it. */
const separator = '\u001D';
/** The same as keyboards and logs write it. */
const writtenSeparator = /\u241D|<(?:GS|FNC1)>|\{(?:GS|FNC1)\}|\^\]/gi;
/** The characters that values may have. */
const value = /^[!-~]+$/;

/** Digits of values whose length is fixed, by the first two digits of their application identifier. */
const fixedLengths: ReadonlyMap<string, number> = new Map([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  // Days, and others of six digits.
  ...Array.from({ length: 9 }, (_, index): [string, number] => [String(11 + index), 6]),
  ['20', 2],
  // Weights and measures after an identifier of four digits, places after one of three.
  ...Array.from({ length: 6 }, (_, index): [string, number] => [String(31 + index), 6]),
  ['41', 13],
]);
/** Digits of application identifiers that have more than two, by their first digit or two. */
const longIdentifiers: readonly [RegExp, number][] = [
  [/^(?:3[1-69]|43|7[02-9]|8)/, 4],
  [/^(?:2[345]|4|71)/, 3],
];

/** A key in brackets, and a value, which may have brackets itself unless they hold digits like a key. */
const element = String.raw`\((\d{2,4})\)((?:(?!\(\d{2,4}\)).)+)`;
const elementsOnly = new RegExp(`^(?:${element})+$`);

/** Elements of `(01)09521234000167(21)GT-2026-000123`; null for anything else. */
function bracketed(text: string): [string, string][] | null {
  if (!elementsOnly.test(text)) return null;
  return [...text.matchAll(new RegExp(element, 'g'))].map(([, key = '', read = '']) => [key, read]);
}

/** Elements without brackets: values of a fixed length follow each other directly, all others end with a separator. */
function joined(groups: readonly string[]): [string, string][] | null {
  const found: [string, string][] = [];
  for (const group of groups) {
    let rest = group;
    while (rest !== '') {
      const size = longIdentifiers.find(([shape]) => shape.test(rest))?.[1] ?? 2;
      const key = rest.slice(0, size);
      const fixed = fixedLengths.get(key.slice(0, 2));
      const length = fixed ?? rest.length;
      const read = rest.slice(size, size + length);
      if (!/^\d+$/.test(key) || read === '' || (fixed !== undefined && read.length < length)) return null;
      found.push([key, read]);
      rest = rest.slice(size + length);
    }
  }
  return found;
}

/** Whether a value has brackets like those of a key: with brackets around the keys it would be read as two. */
function looksBracketed(read: string): boolean {
  return /\(\d{2,4}\)/.test(read);
}

/** The canonical text of elements: with brackets, or with FNC1 as it is written where a value has such brackets itself. */
export function formatGs1Elements({ gtin, lot, serial }: Gs1Elements): string {
  const keyed: readonly [string, string | null][] = [
    ['01', gtin],
    ['10', lot],
    ['21', serial],
  ];
  const parts = keyed.flatMap(([key, read]) => (read === null ? [] : [{ key, read }]));
  if (!parts.some(({ read }) => looksBracketed(read))) return parts.map(({ key, read }) => `(${key})${read}`).join('');
  return parts.map(({ key, read }) => (key === '10' ? `${key}${read}<GS>` : `${key}${read}`)).join('');
}

/**
 * Reads a GS1 element string, as scanners send it and as it is printed below a code, with brackets or with FNC1; null for everything else
 * and without a GTIN. Without brackets and FNC1 it has to begin with a GTIN. Source: GS1 General Specifications, sections 3 and 7.8.
 */
export function readGs1Elements(input: string): Gs1Elements | null {
  const tight = input.replace(/\s/g, '');
  const groups = tight
    .replace(symbology, '')
    .replace(writtenSeparator, separator)
    .split(separator)
    .filter((group) => group !== '');
  const [first = ''] = groups;
  const isBracketed = first.startsWith('(');
  const isMarked = groups.length > 1 || first !== tight;
  if (!isBracketed && !isMarked && !/^01\d{14}/.test(first)) return null;
  const elements = isBracketed ? bracketed(groups.join('')) : joined(groups);
  if (elements === null || !elements.every(([, read]) => value.test(read))) return null;
  const valueOf = (key: string) => elements.find(([name]) => name === key)?.[1] ?? null;
  const gtin = valueOf('01');
  return gtin !== null && /^\d{14}$/.test(gtin) ? { gtin, lot: valueOf('10'), serial: valueOf('21') } : null;
}
