import { formatGs1Elements, readGs1Elements } from './gs1Elements.ts';
import { identifierInputMaxLength } from './limits.ts';
import { lineBreaks, trimPasted } from './pastedText.ts';

/** A goods barcode: a GTIN, which names a kind of goods, not a single piece. */
export interface GoodsBarcode {
  kind: 'barcode';
  /** The digits as typed. */
  digits: string;
  /** By its length: UPC-A has 12 digits. */
  format: 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14';
  /** The number at its full length of 14 digits. */
  gtin: string;
  /** The check digit computed from the other digits. */
  checkDigit: string;
  /** Whether the last digit equals `checkDigit`. */
  valid: boolean;
}

/** A GS1 Digital Link: a web address that names goods, and possibly the single piece. */
export interface Gs1Link {
  kind: 'link';
  /** `id.brand-store.example` */
  host: string;
  /** The part before the number of the goods, with the host and without `https://`. */
  before: string;
  /** The number as written in the link. */
  digits: string;
  gtin: string;
  checkDigit: string;
  valid: boolean;
  /** The batch or lot number (application identifier 10); null when the link has none. */
  lot: string | null;
  /** The serial number; null when the link names none: it then names goods, not a piece. */
  serial: string | null;
}

/** A GS1 element string, as `(01)09521234000167(21)GT-2026-000123`: what GS1-128 and GS1 DataMatrix carry. */
export interface Gs1ElementString extends Omit<Gs1Link, 'kind' | 'host' | 'before'> {
  kind: 'elements';
}

/** A code found on goods in place of an identifier. */
export type GoodsCode = GoodsBarcode | Gs1Link | Gs1ElementString;

const formats: Readonly<Record<number, GoodsBarcode['format']>> = {
  8: 'EAN-8',
  12: 'UPC-A',
  13: 'EAN-13',
  14: 'GTIN-14',
};
/** The host, the path before the first key, the GTIN under its key 01, and the qualifiers after it. */
const link =
  /^https?:\/\/([^/?#\s]+)((?:\/[^/?#\s]+)*?)\/01\/(\d{14}|\d{12,13}|\d{8})((?:\/(?:22|10|21)\/[^/?#\s]+)*)\/?(?:[?#]\S*)?$/i;

/** The check digit that GS1 numbers end with: from the right, digits have the weights 3 and 1 in turn. */
export function gs1CheckDigit(digitsBefore: string): string {
  let sum = 0;
  for (let index = digitsBefore.length - 1, weight = 3; index >= 0; index -= 1, weight = 4 - weight) {
    sum += Number(digitsBefore.charAt(index)) * weight;
  }
  return String((10 - (sum % 10)) % 10);
}

function judged(digits: string) {
  const checkDigit = gs1CheckDigit(digits.slice(0, -1));
  return { digits, gtin: digits.padStart(14, '0'), checkDigit, valid: digits.endsWith(checkDigit) };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The value of a key among the qualifiers, which alternate between keys and values. */
function qualifier(path: string, key: string): string | null {
  const parts = path.split('/').slice(1);
  const at = parts.findIndex((part, index) => index % 2 === 0 && part === key);
  return at === -1 ? null : decoded(parts[at + 1] ?? '');
}

/** A link or an element string on one line. */
function readLine(line: string): Gs1Link | Gs1ElementString | null {
  const parts = link.exec(trimPasted(line));
  if (parts !== null) {
    const [, host = '', stem = '', number = '', qualifiers = ''] = parts;
    return {
      kind: 'link',
      host: host.toLowerCase(),
      before: `${host}${stem}`,
      ...judged(number),
      lot: qualifier(qualifiers, '10'),
      serial: qualifier(qualifiers, '21'),
    };
  }
  const elements = readGs1Elements(line);
  return elements && { kind: 'elements', ...judged(elements.gtin), lot: elements.lot, serial: elements.serial };
}

/** The lines of a text that have words or digits; elements below each other are one line, unless the next goods begin. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(lineBreaks).map((one) => one.trim())) {
    const last = lines[lines.length - 1];
    if (!/[\p{Letter}\p{Number}]/u.test(line)) continue;
    if (last?.startsWith('(') && /^\((?!01\))/.test(line)) lines[lines.length - 1] = last + line;
    else lines.push(line);
  }
  return lines;
}

/**
 * Reads the barcode of goods (EAN-8, UPC-A, EAN-13, GTIN-14, with blanks and hyphens or without), a GS1 Digital Link of any host, or a GS1
 * element string; null for everything else. Of a label with several lines the one link or element string counts, unless the only other line
 * may be its rest. Identifier codes are never taken for any of them. Never throws. Source: GS1 General Specifications, section 7.9; GS1
 * Digital Link standard, URI syntax.
 */
export function readGoodsCode(input: string): GoodsCode | null {
  if (input.length > identifierInputMaxLength) return null;
  const plain = input.normalize('NFKC');
  const digits = trimPasted(plain).replace(/[\s-]/g, '');
  const format = /^\d+$/.test(digits) ? formats[digits.length] : undefined;
  if (format !== undefined) return { kind: 'barcode', format, ...judged(digits) };
  const lines = linesOf(plain);
  const codes = lines.map(readLine);
  const [code, ...others] = new Map(
    codes.flatMap((one) => (one ? [[formatGoodsCode(one), one] as const] : [])),
  ).values();
  const mayGoOn = lines.length === 2 && codes[0] !== null && /^[!-~]+$/.test(lines[1] ?? '');
  return code === undefined || others.length > 0 || mayGoOn ? null : code;
}

/** The text under which goods are looked up: digits, the link as it is, elements in brackets. */
export function formatGoodsCode(code: GoodsCode): string {
  if (code.kind === 'barcode') return code.digits;
  if (code.kind === 'elements') return formatGs1Elements(code);
  const { digits, lot, serial } = code;
  const path = [...(lot === null ? [] : ['10', lot]), ...(serial === null ? [] : ['21', serial])].map(
    encodeURIComponent,
  );
  return `https://${[code.before, '01', digits, ...path].join('/')}`;
}
