import type { RegisteredLine } from '@lima-id/api';
import {
  checkFacts,
  type DeclaredPlace,
  type IdentifierDraft,
  registrationMessages,
  repeatedLines,
} from '@lima-id/domain';
import type * as z from 'zod/mini';

/** What the lines of every call have. */
type AnyDraft = Pick<IdentifierDraft, 'code' | 'facts'>;

/** A line that was read: its index, and its draft. */
export interface ReadLine<Draft extends AnyDraft> {
  line: number;
  draft: Draft;
}

/** Lines that passed a check, and those that did not. */
export interface Checked<Draft extends AnyDraft> {
  read: ReadLine<Draft>[];
  refused: Refused[];
}

/** A refused line without its outcome. */
export type Refused = Omit<RegisteredLine, 'outcome'>;

const messages = registrationMessages.line;

/** Characters of a text in the place of a code that are repeated to the caller. */
const shownCodeLength = 128;

function typedCodeOf(line: unknown): string {
  const code = typeof line === 'object' && line !== null && 'code' in line ? line.code : '';
  return typeof code === 'string' ? code.slice(0, shownCodeLength) : '';
}

/** Reads each line on its own, so that a wrong one refuses no other. */
export function readLines<Draft extends AnyDraft>(
  schema: z.ZodMiniType<Draft, unknown>,
  lines: readonly unknown[],
): Checked<Draft> {
  const read: ReadLine<Draft>[] = [];
  const refused: Refused[] = [];
  for (const [line, given] of lines.entries()) {
    const verdict = schema.safeParse(given);
    if (verdict.success) {
      read.push({ line, draft: verdict.data });
      continue;
    }
    const [issue] = verdict.error.issues;
    const field = issue?.path.join('.') ?? '';
    refused.push({
      line,
      code: typedCodeOf(given),
      reason: 'malformed',
      field,
      message: issue?.message ?? messages.code,
    });
  }
  return { read, refused };
}

/** Lines whose code no other has, and the others. */
export function withoutRepeats<Draft extends AnyDraft>(read: readonly ReadLine<Draft>[]): Checked<Draft> {
  const codes = new Map(read.map(({ line, draft }) => [line, draft.code]));
  const repeated = repeatedLines(Array.from(codes, ([line, code]) => ({ line, code })));
  const repeats = new Set(repeated.map(({ line }) => line));
  return {
    read: read.filter(({ line }) => !repeats.has(line)),
    refused: repeated.map((one) => ({ ...one, code: codes.get(one.line) ?? '', field: 'code' })),
  };
}

/** Lines with the facts that their model declares, and the others. */
export function withFacts<Draft extends AnyDraft>(
  read: readonly ReadLine<Draft>[],
  places: readonly DeclaredPlace[],
): Checked<Draft> {
  const refused: Refused[] = [];
  const fitting = read.flatMap(({ line, draft }): ReadLine<Draft>[] => {
    const verdict = checkFacts(places, draft.facts);
    if (verdict.ok) return [{ line, draft: { ...draft, facts: verdict.facts } }];
    const [first] = verdict.refused;
    if (first !== undefined) {
      const { reason, place, message } = first;
      refused.push({ line, code: draft.code, reason, field: `facts.${place}`, message });
    }
    return [];
  });
  return { read: fitting, refused };
}
