import { type CodeRefusal, codeRefusals, type SegmentName, segmentNames } from './codeRefusal.ts';
import { objectCodeMaxLength } from './limits.ts';
import { readPastedText } from './pastedText.ts';

/**
 * The segments of an identifier code, `topNode.secondLevelNode.enterprisePrefix/objectCode`, each as written: leading
 * zeros and case count.
 *
 * - `topNode`: 2 to 3 digits, the first not 0 (86, 88).
 * - `secondLevelNode`: 2 to 4 digits.
 * - `enterprisePrefix`: 3 to 4 digits, 001 to 9999.
 * - `objectCode`: 1 to `objectCodeMaxLength` of A-Z a-z 0-9 and `- _ . : / * = @`; begins with a letter or digit and
 *   does not end with one of `- _ . : /`.
 *
 * Source: the product's own rules, docs/rules/identifier.md. The shape is that of a handle of the industrial internet's
 * identifier resolution (prefix, first slash, suffix); the lengths are this platform's.
 */
export interface IdentifierCode {
  topNode: string;
  secondLevelNode: string;
  enterprisePrefix: string;
  objectCode: string;
}

/** A parsed identifier code with its canonical text, or why the text is refused. */
export type CodeVerdict =
  | { ok: true; code: IdentifierCode; text: string }
  | { ok: false; reason: CodeRefusal; segment: SegmentName | null; message: string };

const digits = /^\d+$/;
const foreignSeparator = /[-_,;:|·•・~]/;
const nodesAndSeparators = /^\d[-\d._,;:|·•・~]*$/;
const wronglySeparatedPrefix = /^\d{2,3}[-_,;:|·•・~]\d{2,4}[-_,;:|·•・~]\d{3,4}(?!\d)/;
const objectCodeAlphabet = 'A-Za-z0-9\\-_.:/*=@';
const objectCodeCharacters = new RegExp(`^[${objectCodeAlphabet}]+$`);

function refuse(reason: CodeRefusal): CodeVerdict {
  return { ok: false, reason, ...codeRefusals[reason] };
}

function segmentCountRefusal(count: number): CodeRefusal | null {
  if (count < 3) return 'prefixTooFewSegments';
  return count > 3 ? 'prefixTooManySegments' : null;
}

function refusalWithoutSlash(text: string): CodeRefusal {
  if (wronglySeparatedPrefix.test(text)) return 'prefixSeparator';
  if (/^\d+\.[\d.]*$/.test(text)) return segmentCountRefusal(text.split('.').length) ?? 'slashMissing';
  if (/^\d+\./.test(text)) return 'slashMissing';
  return /\d/.test(text) && objectCodeCharacters.test(text) ? 'prefixMissing' : 'notACode';
}

function topNodeRefusal(text: string): CodeRefusal | null {
  if (text === '') return 'topNodeMissing';
  if (!digits.test(text)) return 'topNodeCharacter';
  if (text.length < 2 || text.length > 3) return 'topNodeLength';
  return text.startsWith('0') ? 'topNodeLeadingZero' : null;
}

function secondLevelNodeRefusal(text: string): CodeRefusal | null {
  if (text === '') return 'secondLevelNodeMissing';
  if (!digits.test(text)) return 'secondLevelNodeCharacter';
  return text.length < 2 || text.length > 4 ? 'secondLevelNodeLength' : null;
}

function enterprisePrefixRefusal(text: string): CodeRefusal | null {
  if (text === '') return 'enterprisePrefixMissing';
  if (!digits.test(text)) return 'enterprisePrefixCharacter';
  if (text.length < 3 || text.length > 4) return 'enterprisePrefixLength';
  return /^0+$/.test(text) ? 'enterprisePrefixZero' : null;
}

/** Why a text is no object code, as it is written; null when it is one. */
export function objectCodeRefusal(text: string): CodeRefusal | null {
  if (text === '') return 'objectCodeMissing';
  if (/\p{Script=Han}/u.test(text)) return 'objectCodeChinese';
  if (!objectCodeCharacters.test(text)) return 'objectCodeCharacter';
  if (text.length > objectCodeMaxLength) return 'objectCodeTooLong';
  if (!/^[A-Za-z0-9]/.test(text)) return 'objectCodeStart';
  return /[-_.:/]$/.test(text) ? 'objectCodeEnd' : null;
}

function prefixRefusal(prefix: string, segments: readonly string[]): CodeRefusal | null {
  if (prefix === '') return 'prefixMissing';
  if (!/[\d.]/.test(prefix)) return 'notACode';
  if (nodesAndSeparators.test(prefix) && foreignSeparator.test(prefix)) return 'prefixSeparator';
  return segmentCountRefusal(segments.length);
}

/**
 * Reads an identifier code from what a visitor typed, pasted or scanned. Accepts spaces of every kind, full-width
 * characters, a `hdl:` scheme and links that carry the code (see `readPastedText`). Never folds case. Never throws, and
 * takes time linear in the input.
 */
export function parseIdentifier(input: string): CodeVerdict {
  const pasted = readPastedText(input);
  if (!pasted.ok) return refuse(pasted.reason);
  const text = pasted.text;
  const slash = text.indexOf('/');
  if (slash < 0) return refuse(refusalWithoutSlash(text));
  const prefix = text.slice(0, slash);
  const segments = prefix.split('.');
  const [topNode = '', secondLevelNode = '', enterprisePrefix = ''] = segments;
  const objectCode = text.slice(slash + 1);
  const reason =
    prefixRefusal(prefix, segments) ??
    topNodeRefusal(topNode) ??
    secondLevelNodeRefusal(secondLevelNode) ??
    enterprisePrefixRefusal(enterprisePrefix) ??
    objectCodeRefusal(objectCode);
  if (reason !== null) return refuse(reason);
  const code = { topNode, secondLevelNode, enterprisePrefix, objectCode };
  return { ok: true, code, text: formatIdentifier(code) };
}

/** The prefix of a code: `88.118.001`. */
export function formatPrefix(code: Omit<IdentifierCode, 'objectCode'>): string {
  return `${code.topNode}.${code.secondLevelNode}.${code.enterprisePrefix}`;
}

/** The canonical text of a code: `88.118.001/GT-2026-000123`. */
export function formatIdentifier(code: IdentifierCode): string {
  return `${formatPrefix(code)}/${code.objectCode}`;
}

/** Segments that could still become valid, with the maximum length of each. */
const segmentShapes: Record<SegmentName, RegExp> = {
  topNode: /^\d{1,3}$/,
  secondLevelNode: /^\d{1,4}$/,
  enterprisePrefix: /^\d{1,4}$/,
  objectCode: new RegExp(`^[${objectCodeAlphabet}]{1,${objectCodeMaxLength}}$`),
};

/**
 * The segments typed so far, for a preview while typing. Stops at the first segment that is empty or could not become a valid one, so that
 * everything it returns may be drawn under its label.
 */
export function partialSegments(input: string): Partial<IdentifierCode> {
  const pasted = readPastedText(input);
  if (!pasted.ok) return {};
  const slash = pasted.text.indexOf('/');
  const prefix = slash < 0 ? pasted.text : pasted.text.slice(0, slash);
  const nodes = prefix.split('.');
  const texts = [nodes[0], nodes[1], nodes[2], nodes.length === 3 && slash >= 0 ? pasted.text.slice(slash + 1) : ''];
  const typed: Partial<IdentifierCode> = {};
  for (const [index, name] of segmentNames.entries()) {
    const text = texts[index] ?? '';
    if (!segmentShapes[name].test(text)) break;
    typed[name] = text;
  }
  return typed;
}
