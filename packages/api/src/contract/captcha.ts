import { type SlideProof, slideProofField } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

/** The calls that a proof is valid for: one call of one kind. */
export const captchaScenes = [
  'passwordLogin',
  'codeLogin',
  'register',
  'resetPassword',
  'changePassword',
  'changeMobile',
  'newMobile',
  'changeEmail',
  'newEmail',
  'prefix',
  'scene',
] as const;
export type CaptchaScene = (typeof captchaScenes)[number];

const scene = z.enum(captchaScenes);

/** Maximum length of a challenge's id. */
const idMaxLength = 64;
const id = z.string().check(z.minLength(1), z.maxLength(idMaxLength));

/** The kind of check: a picture puzzle with a sliding piece, or proof of work instead. */
export const challengeRequest = z.object({ scene, kind: z.enum(['picture', 'work']) });
export type ChallengeRequest = z.infer<typeof challengeRequest>;

const workOrderFields = {
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    /** Seconds since 1970 UTC. */
    expiresAt: z.optional(z.number()),
  }),
  signature: z.string(),
  /** Maximum number of counters to try, from 0; absent on gateways whose work takes a second or two. */
  triesMax: z.optional(z.number()),
};

/** Proof of work as altcha defines it: find the counter whose derived key begins with `keyPrefix` (hex). */
const workOrder = z.object(workOrderFields);
export type WorkOrder = z.infer<typeof workOrder>;

/** A picture with a hole and the piece that fits it. Lengths are pixels of the picture, times milliseconds from now. */
const pictureChallenge = z.object({
  kind: z.literal('picture'),
  id,
  /** Picture and piece as data URLs. */
  picture: z.string(),
  piece: z.string(),
  width: z.number(),
  height: z.number(),
  pieceWidth: z.number(),
  pieceHeight: z.number(),
  pieceX: z.number(),
  pieceY: z.number(),
  validMs: z.number(),
  slideMs: z.number(),
  keySlideMs: z.number(),
  /** Proof of work that the device computes while the piece is slid. A gateway without it accepts the slide alone. */
  work: z.optional(workOrder),
});
export type PictureChallenge = z.infer<typeof pictureChallenge>;

/** Proof of work alone, for people who cannot use a picture. */
const workChallenge = z.object({ kind: z.literal('work'), id, validMs: z.number(), ...workOrderFields });
export type WorkChallenge = z.infer<typeof workChallenge>;

const challenge = z.discriminatedUnion('kind', [pictureChallenge, workChallenge]);
export type CaptchaChallenge = z.infer<typeof challenge>;

/** Maximum number of points in a trace: more than the longest slide produces. */
export const tracePointMaxCount = 2000;

const workResultFields = {
  counter: z.number().check(z.refine((counter) => Number.isSafeInteger(counter) && counter >= 0)),
  derivedKey: z.string().check(z.maxLength(256)),
};

const workResult = z.object(workResultFields);
export type WorkResult = z.infer<typeof workResult>;

/** The answer to a challenge: the trace of the piece, or the result of the work. */
export const captchaAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    scene,
    id,
    input: z.enum(['mouse', 'touch', 'pen', 'keyboard']),
    /**
     * Left edge of the piece, vertical offset of the pointer from where it started, milliseconds since then; the last point is
     * the release.
     */
    points: z
      .array(z.tuple([z.number(), z.number(), z.number()]))
      .check(z.minLength(1), z.maxLength(tracePointMaxCount)),
    /** The result of the picture's work, required with each answer; a picture with work is not judged without it. */
    work: z.optional(workResult),
  }),
  z.object({ kind: z.literal('work'), scene, id, ...workResultFields }),
]);
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/**
 * Why an answer gives no proof: it missed (or its work was wrong) and `triesLeft` more are allowed (0 requires a new challenge),
 * the challenge has expired, or the visitor has to wait `retryAfterMs`.
 */
export const captchaFailure = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('missed'), triesLeft: z.number() }),
  z.object({ reason: z.literal('expired') }),
  z.object({ reason: z.literal('locked'), retryAfterMs: z.number() }),
]);
export type CaptchaFailure = z.infer<typeof captchaFailure>;

/** Creates a challenge. Too many from one address are refused with `locked`. */
export const createChallenge: Endpoint<ChallengeRequest, CaptchaChallenge, CaptchaFailure> = {
  name: 'createChallenge',
  method: 'POST',
  path: '/platform-security-service/captcha/challenge',
  auth: 'none',
  encoding: 'json',
  request: challengeRequest,
  reply: challenge,
  failure: captchaFailure,
  refusals: [429],
};

/** Verifies an answer. The proof is valid for one call of its scene, for 5 minutes. */
export const answerChallenge: Endpoint<CaptchaAnswer, SlideProof, CaptchaFailure> = {
  name: 'answerChallenge',
  method: 'POST',
  path: '/platform-security-service/captcha/verify',
  auth: 'none',
  encoding: 'json',
  request: captchaAnswer,
  reply: slideProofField(requestErrors.proofMissing),
  failure: captchaFailure,
  refusals: [422, 429],
};
