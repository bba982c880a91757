import { createHmac, hash } from 'node:crypto';
import { authenticityPath } from '@lima-id/api';
import { authenticitySameLookupMs } from '@lima-id/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { RequestContext } from '../../platform/http/mount.ts';
import { deriveKey } from '../../platform/secret/keys.ts';
import { sameText } from '../../platform/secret/sameText.ts';

/** State of the visitor's own lookup, stored in a signed cookie. */
export interface LookupMark {
  /** When it was counted. */
  at: Date;
  /** Whether the visitor has entered the code under the coating. */
  passed: boolean;
}

/** Signed cookies that identify a visitor's repeated lookup; no address is used for that. */
export interface LookupMarks {
  /** Sets the cookie for an identifier in canonical form, valid for `authenticitySameLookupMs`. */
  give(context: Pick<RequestContext, 'setCookie' | 'encrypted'>, identifier: string, mark: LookupMark): void;
  /** The visitor's valid mark for an identifier; null without one. */
  read(context: Pick<RequestContext, 'cookies'>, identifier: string): LookupMark | null;
}

/** One cookie per identifier, so that a visitor's lookups of several products are each counted once. */
function cookieName(identifier: string): string {
  return `lima_check_${hash('sha256', identifier, 'base64url').slice(0, 22)}`;
}

/**
 * Creates the marks: time of the lookup, expiry, whether the code was entered, and a signature over these and the identifier. Stateless, so
 * that every gateway with the same secret can verify them.
 */
export function createLookupMarks(secret: Uint8Array, clock: Clock): LookupMarks {
  const key = deriveKey(secret, 'anti-counterfeit lookup');

  function sign(identifier: string, content: string): string {
    return createHmac('sha256', key).update(`${content} ${identifier}`).digest('base64url');
  }

  return {
    give(context, identifier, { at, passed }) {
      const end = clock.now().getTime() + authenticitySameLookupMs;
      const content = `${at.getTime()}.${end}.${passed ? 1 : 0}`;
      context.setCookie({
        name: cookieName(identifier),
        value: `${content}.${sign(identifier, content)}`,
        maxAge: authenticitySameLookupMs / 1000,
        path: authenticityPath,
        httpOnly: true,
        sameSite: 'strict',
        secure: context.encrypted,
      });
    },
    read(context, identifier) {
      const value = context.cookies[cookieName(identifier)] ?? '';
      const content = value.slice(0, Math.max(0, value.lastIndexOf('.')));
      if (!sameText(value.slice(content.length + 1), sign(identifier, content))) return null;
      const [at, end, passed] = content.split('.').map(Number);
      if (at === undefined || end === undefined || end <= clock.now().getTime()) return null;
      return { at: new Date(at), passed: passed === 1 };
    },
  };
}
