import * as z from 'zod/mini';

/**
 * The proof of a passed slide: a field that refuses everything without all four parts with one sentence. A proof is for
 * one scene and one call: the call that carries it uses it up. Source: docs/rules/account.md.
 */
export function slideProofField(message: string) {
  const part = z.string(message).check(z.minLength(1, message));
  return z.object({ scene: part, sessionId: part, sig: part, token: part }, message);
}

/** What a passed slide gives. */
export type SlideProof = z.infer<ReturnType<typeof slideProofField>>;
