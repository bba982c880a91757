import { createHmac, hash } from 'node:crypto';
import { contract } from '@lima-id/api';
import type { Clock } from '../../platform/clock/clock.ts';
import type { RequestContext } from '../../platform/http/mount.ts';
import { createKeyedHash, deriveKey } from '../../platform/secret/keys.ts';
import { sameText } from '../../platform/secret/sameText.ts';
import { sceneGrantMs } from './limits.ts';

/** Signed cookie of a visitor with a verified number: unlocks the scenes behind verification of one identifier. */
export interface SceneGrants {
  /** Issues a grant for an identifier in canonical form to the holder of a number. */
  give(context: Pick<RequestContext, 'setCookie' | 'encrypted'>, identifier: string, mobile: string): void;
  /** Whether the visitor has a valid grant for the identifier; with `mobile`, one for this number. */
  holds(context: Pick<RequestContext, 'cookies'>, identifier: string, mobile?: string): boolean;
}

/** One cookie per identifier, so that verifying for another object does not overwrite it. */
function cookieName(identifier: string): string {
  return `lima_scene_${hash('sha256', identifier, 'base64url').slice(0, 22)}`;
}

/**
 * Creates the grants: expiry, keyed hash of the number, and a signature over both and the identifier, which is not part of the cookie
 * otherwise. Stateless, so that every gateway with the same secret can verify them.
 */
export function createSceneGrants(secret: Uint8Array, clock: Clock): SceneGrants {
  const hashPhone = createKeyedHash(secret, 'scene grant phone');
  const key = deriveKey(secret, 'scene grant');

  function sign(identifier: string, end: string, phoneHash: string): string {
    return createHmac('sha256', key).update(`${end} ${phoneHash} ${identifier}`).digest('base64url');
  }

  return {
    give(context, identifier, mobile) {
      const end = String(clock.now().getTime() + sceneGrantMs);
      const phoneHash = hashPhone(mobile);
      context.setCookie({
        name: cookieName(identifier),
        value: `${end}.${phoneHash}.${sign(identifier, end, phoneHash)}`,
        maxAge: sceneGrantMs / 1000,
        path: contract.lookUpIdentifier.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: context.encrypted,
      });
    },
    holds(context, identifier, mobile) {
      const [end = '', phoneHash = '', signature = '', ...more] = (context.cookies[cookieName(identifier)] ?? '').split(
        '.',
      );
      if (more.length > 0 || !sameText(signature, sign(identifier, end, phoneHash))) return false;
      if (Number(end) <= clock.now().getTime()) return false;
      return mobile === undefined || sameText(phoneHash, hashPhone(mobile));
    },
  };
}
