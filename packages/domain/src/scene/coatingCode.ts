import * as z from 'zod/mini';
import { coatingBatchMax, coatingCodeLength, identifierInputMaxLength } from '../limits.ts';
import { authenticityMessages } from '../messages/authenticity.ts';

const { batch, coating } = authenticityMessages;

/**
 * What codes under a coating are made of: digits and capital letters, none of which is taken for another when it is scratched free. The
 * pairs 0 and O, Q, D; 1 and I, L; 2 and Z; 5 and S; 8 and B; V and U have at most one of theirs in it. Source: docs/rules/scenes.md.
 */
export const coatingAlphabet = '23456789ACDEFGHJKMNPRTVWXY';

const coatingCodePattern = new RegExp(`^[${coatingAlphabet}]{${coatingCodeLength}}$`);

/** A code as it is compared: capital letters, full-width characters as plain ones, without spaces and hyphens. Never throws. */
export function cleanCoatingCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** The code in what was typed, null when it cannot be one. */
export function readCoatingCode(typed: string): string | null {
  const code = cleanCoatingCode(typed);
  return coatingCodePattern.test(code) ? code : null;
}

/** The sentence for a wrong value, or what makes it of where the value stands. */
type Sentence = { error: string | ((issue: { path?: PropertyKey[] }) => string) };

function codeField(error: Sentence) {
  return z.string(error).check(z.overwrite(cleanCoatingCode), z.regex(coatingCodePattern, error));
}

/** A field that takes a code as visitors type it. */
export const coatingCode = codeField({ error: coating.malformed });

/** The sentence for a wrong entry, which it counts by where its batch has it. */
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

/** Codes that an enterprise sets together: all of them, or none. */
export const coatingCodeBatch = z
  .array(entry, { error: batch.empty })
  .check(
    z.minLength(1, { error: batch.empty }),
    z.maxLength(coatingBatchMax, { error: batch.tooLarge.replace('{count}', coatingBatchMax.toLocaleString('en')) }),
  );
export type CoatingCodeBatch = z.infer<typeof coatingCodeBatch>;
