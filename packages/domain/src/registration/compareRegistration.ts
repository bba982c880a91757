import type { IdentifierState } from '../identifier/life.ts';
import { registrationMessages } from '../messages/registration.ts';
import type { IdentifierDraft } from './identifierDraft.ts';

const messages = registrationMessages.line;

/** Names of what becomes of a line of a registration. */
export const lineOutcomes = { added: '已登记', unchanged: '未改变', refused: '未登记' } as const;
export type LineOutcome = keyof typeof lineOutcomes;

/** What is compared of an identifier that exists. */
export type RegisteredIdentifier = Pick<IdentifierDraft, 'batch' | 'facts' | 'pictures'> & { state: IdentifierState };

/** What becomes of a line, and for a refused one why, at which field, and what to do. */
export type LineVerdict =
  | { outcome: 'added' | 'unchanged' }
  | { outcome: 'refused'; reason: 'void' | 'other'; field: keyof IdentifierDraft; message: string };

function sameFacts(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
  return ones.length === others.size && ones.every(([name, text]) => others.get(name) === text);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

/** The first field in which a line differs from what is registered; null when there is none. */
function differingField(existing: RegisteredIdentifier, wanted: IdentifierDraft): keyof IdentifierDraft | null {
  if (existing.batch !== wanted.batch) return 'batch';
  if (!sameFacts(existing.facts, wanted.facts)) return 'facts';
  if (!sameList(existing.pictures, wanted.pictures)) return 'pictures';
  // A later state was reached in the meantime; an earlier one is left by activating, not by registering.
  return existing.state === 'draft' && wanted.state === 'active' ? 'state' : null;
}

/**
 * What becomes of a line whose code is registered as `existing`, null when it is not. Repeating a registration changes nothing; a void code is
 * never used again, and other content is no registration but a change. Source: docs/rules/registration.md.
 */
export function compareRegistration(existing: RegisteredIdentifier | null, wanted: IdentifierDraft): LineVerdict {
  if (existing === null) return { outcome: 'added' };
  if (existing.state === 'void')
    return { outcome: 'refused', reason: 'void', field: 'code', message: messages.void(wanted.code) };
  const field = differingField(existing, wanted);
  if (field === null) return { outcome: 'unchanged' };
  const message =
    field === 'state' ? messages.notActivated(wanted.code) : messages.other(wanted.code, messages.fields[field]);
  return { outcome: 'refused', reason: 'other', field, message };
}
