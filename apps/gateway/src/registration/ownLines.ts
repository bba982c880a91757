import { readOwnCode, registrationMessages } from '@lima-id/domain';
import type * as z from 'zod/mini';

/** A line about one object that was read: its index in the call, the object code, and the rest. */
export interface OwnLine<Content> {
  line: number;
  code: string;
  content: Content;
}

/** A line that is refused as it stands. */
export interface RefusedLine {
  line: number;
  given: unknown;
  field: string;
  /** Why, and what to do. */
  message: string;
}

/** Reads lines about objects of the enterprise `prefix`, each on its own, so that a wrong one refuses no other. */
export function readOwnLines<Content>(
  prefix: string,
  lines: readonly unknown[],
  schema: z.ZodMiniType<Content, unknown>,
): { read: OwnLine<Content>[]; refused: RefusedLine[] } {
  const read: OwnLine<Content>[] = [];
  const refused: RefusedLine[] = [];
  for (const [line, given] of lines.entries()) {
    const typed =
      typeof given === 'object' && given !== null && 'code' in given && typeof given.code === 'string'
        ? given.code
        : '';
    const code = readOwnCode(prefix, typed);
    if (!code.ok) {
      refused.push({ line, given, field: 'code', message: code.message });
      continue;
    }
    const verdict = schema.safeParse(given);
    if (verdict.success) {
      read.push({ line, code: code.objectCode, content: verdict.data });
      continue;
    }
    const [issue] = verdict.error.issues;
    const message = issue?.message ?? registrationMessages.line.code;
    refused.push({ line, given, field: issue?.path.join('.') ?? '', message });
  }
  return { read, refused };
}
