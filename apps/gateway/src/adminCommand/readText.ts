import type * as z from 'zod/mini';
import { CommandFailure } from '../operatorCommand/commandFailure.ts';

/** Reads a text by a rule of the domain. Throws a CommandFailure with the rule's message, completed by `end`. */
export function readText(rule: z.ZodMiniType<string>, text: string, end = '。'): string {
  const read = rule.safeParse(text);
  if (read.success) return read.data;
  throw new CommandFailure(`${read.error.issues[0]?.message ?? ''}${end}`);
}
