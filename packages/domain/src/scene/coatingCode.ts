import * as z from 'zod/mini';
import { identifierInputMaxLength } from '../identifier/limits.ts';
import { authenticityMessages } from '../messages/authenticity.ts';
import { plainLine } from '../text/plainText.ts';
import { coatingBatchMax, coatingCodeLength } from './limits.ts';

const { batch, coating } = authenticityMessages;

/**
 * The alphabet of codes under a coating: digits and capital letters that are not confused with each other when scratched free. The pairs 0
 * and O, Q, D; 1 and I, L; 2 and Z; 5 and S; 8 and B; V and U have at most one member in it. Source: docs/rules/scenes.md.
 */
export const coatingAlphabet = '23456789ACDEFGHJKMNPRTVWXY';

const coatingCodePattern = new RegExp(`^[${coatingAlphabet}]{${coatingCodeLength}}$`);

/** A code normalized for comparison: capital letters, full-width characters as plain ones, without spaces, hyphens and invisible characters. Never throws. */
export function cleanCoatingCode(typed: string): string {
  return plainLine(typed)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .normalize('NFC');
}

/** The code in typed text, null when it cannot be one. */
export function readCoatingCode(typed: string): string | null {
  const code = cleanCoatingCode(typed);
  return coatingCodePattern.test(code) ? code : null;
}

/** The message for a wrong value, or a function that makes it from the path of the value. */
type Sentence = { error: string | ((issue: { path?: PropertyKey[] }) => string) };

function codeField(error: Sentence) {
  return z.string(error).check(z.overwrite(cleanCoatingCode), z.regex(coatingCodePattern, error));
}

/** A field that accepts a code as visitors type it. */
export const coatingCode = codeField({ error: coating.malformed });

/** The message for a wrong entry, with its number in the batch. */
function refused(sentence: string): Sentence {
  return {
    error: ({ path = [] }) => {
      const index = path.find((step) => typeof step === 'number') ?? 0;
      return sentence.replace('{number}', String(index + 1));
    },
  };
}

const entry = z.object(
  {
    /** As `parseIdentifier` reads it. */
    identifier: z
      .string(refused(batch.identifier))
      .check(
        z.trim(),
        z.minLength(1, refused(batch.identifier)),
        z.maxLength(identifierInputMaxLength, refused(batch.identifier)),
      ),
    code: codeField(refused(batch.code)),
  },
  refused(batch.code),
);

/** Codes that an enterprise sets in one batch: all of them, or none. */
export const coatingCodeBatch = z
  .array(entry, { error: batch.empty })
  .check(
    z.minLength(1, { error: batch.empty }),
    z.maxLength(coatingBatchMax, { error: batch.tooLarge.replace('{count}', coatingBatchMax.toLocaleString('en')) }),
  );
export type CoatingCodeBatch = z.infer<typeof coatingCodeBatch>;
