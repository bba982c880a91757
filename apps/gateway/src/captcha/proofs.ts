import { createHmac } from 'node:crypto';
import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import { deriveKey } from '../platform/secret/keys.ts';
import { sameText } from '../platform/secret/sameText.ts';
import { hashToken, newToken } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import { proofValidMs } from './limits.ts';

const tokenForm = /^[\w-]{43}$/;

/** Expiry of the proof, in ms since 1970 in base 36, and the signature. */
const sigForm = /^([\da-z]{1,9})\.[\w-]{43}$/;

/** Issues and consumes proofs. */
export interface Proofs {
  /** Issues the proof of a passed challenge. `sessionId` is the challenge's id. */
  issueProof(database: Kysely<Tables>, scene: CaptchaScene, sessionId: string): Promise<SlideProof>;
  /**
   * Consumes a proof: true for exactly one call, even concurrently, and only for its scene and while it is valid. Works in a transaction:
   * after a rollback the proof is valid again. Never throws for invalid input.
   */
  consumeProof(database: Kysely<Tables>, proof: SlideProof, scene: CaptchaScene): Promise<boolean>;
}

/** Length-prefixed concatenation: different lists give different bytes. */
export function joinParts(parts: readonly string[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** Creates the proofs. Gateways with one secret and one database accept each other's. */
export function createProofs({ secret, clock }: { secret: Uint8Array; clock: Clock }): Proofs {
  const key = deriveKey(secret, 'captcha proof');

  function sign(scene: string, sessionId: string, token: string, end: string): string {
    const signature = createHmac('sha256', key)
      .update(joinParts([scene, sessionId, token, end]))
      .digest('base64url');
    return `${end}.${signature}`;
  }

  return {
    async issueProof(database, scene, sessionId) {
      const { token, hash } = newToken();
      const end = clock.now().getTime() + proofValidMs;
      await database
        .insertInto('captcha_proof')
        .values({ token_hash: hash, scene, session_id: sessionId, expires_at: new Date(end) })
        .execute();
      return { scene, sessionId, sig: sign(scene, sessionId, token, end.toString(36)), token };
    },
    async consumeProof(database, proof, scene) {
      const { sessionId, sig, token } = proof;
      const end = sigForm.exec(sig)?.[1];
      if (proof.scene !== scene || end === undefined || !tokenForm.test(token)) return false;
      // Unsigned input never reaches the database.
      if (!sameText(sig, sign(scene, sessionId, token, end))) return false;
      const { numDeletedRows } = await database
        .deleteFrom('captcha_proof')
        .where('token_hash', '=', hashToken(token))
        .where('scene', '=', scene)
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
