import { identifierInputMaxLength } from './limits.ts';
import { trimPasted } from './pastedText.ts';

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

/** A code found on goods in place of an identifier. */
export type GoodsCode = GoodsBarcode | Gs1Link;

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

/**
 * Reads the barcode of goods (EAN-8, UPC-A, EAN-13, GTIN-14, with blanks and hyphens or without) or a GS1 Digital Link of any host; null
 * for everything else. Identifier codes are never taken for either. Never throws. Source: GS1 General Specifications, section 7.9; GS1
 * Digital Link standard, URI syntax.
 */
export function readGoodsCode(input: string): GoodsCode | null {
  if (input.length > identifierInputMaxLength) return null;
  const text = trimPasted(input.normalize('NFKC'));
  const digits = text.replace(/[\s-]/g, '');
  const format = /^\d+$/.test(digits) ? formats[digits.length] : undefined;
  if (format !== undefined) return { kind: 'barcode', format, ...judged(digits) };
  const parts = link.exec(text);
  if (parts === null) return null;
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

/** Whether a text may be a code that `readGoodsCode` reads: as many digits as a barcode has, or a link with a key for goods. */
export function looksLikeGoodsCode(input: string): boolean {
  return /^\s*\d[\d\s-]{6,20}\d\s*$|^\s*https?:.*\/01\/\d{8}/i.test(input);
}
