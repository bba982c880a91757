import * as z from 'zod/mini';

/**
 * The proof of a passed slide captcha: a field that refuses everything without all four parts with one message. A proof is valid for one
 * scene and one call, which consumes it. Source: docs/rules/account.md.
 */
export function slideProofField(message: string) {
  const part = z.string(message).check(z.minLength(1, message));
  return z.object({ scene: part, sessionId: part, sig: part, token: part }, message);
}

/** The proof of a passed slide captcha. */
export type SlideProof = z.infer<ReturnType<typeof slideProofField>>;
