import { type Audience, formatPrefix, parseIdentifier } from '@lima-id/domain';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';

/** A caller's audience for an identifier, by docs/rules/audience.md; undefined for the public. */
export function audienceOf(caller: Caller | null, identifier: string): Exclude<Audience, 'public'> | undefined {
  if (caller === null) return undefined;
  if (administrators.has(caller.role)) return 'operator';
  if (caller.role === 'ORDINARY' || caller.companyPrefix === null) return undefined;
  const verdict = parseIdentifier(identifier);
  return verdict.ok && formatPrefix(verdict.code) === caller.companyPrefix ? 'enterprise' : undefined;
}
