import { type SlideProof, slideProofField } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

/** What a proof is good for: one call of one kind, and no other. */
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

/** Characters of a challenge's id at most. */
const idMaxLength = 64;
const id = z.string().check(z.minLength(1), z.maxLength(idMaxLength));

/** Which check is wanted: a picture with a piece to slide, or a little work for the device instead. */
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
  /** Numbers that have to be tried at most, from 0 on; a gateway that does not say has work of a second or two. */
  triesMax: z.optional(z.number()),
};

/** Work for the device, as altcha states it: the counter is wanted whose derived key begins with `keyPrefix` (hex). */
const workOrder = z.object(workOrderFields);
export type WorkOrder = z.infer<typeof workOrder>;

/** A picture with a hole and the piece that fills it. Lengths are pixels of the picture, times milliseconds from now. */
const pictureChallenge = z.object({
  kind: z.literal('picture'),
  id,
  /** Addresses of picture and piece, with the data in them. */
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
  /** What the device works out while the piece is slid. A gateway without it takes the slide alone. */
  work: z.optional(workOrder),
});
export type PictureChallenge = z.infer<typeof pictureChallenge>;

/** Work alone, for those who cannot use a picture. */
const workChallenge = z.object({ kind: z.literal('work'), id, validMs: z.number(), ...workOrderFields });
export type WorkChallenge = z.infer<typeof workChallenge>;

const challenge = z.discriminatedUnion('kind', [pictureChallenge, workChallenge]);
export type CaptchaChallenge = z.infer<typeof challenge>;

/** Points of a trace at most: more than a slide of the longest time gives. */
export const tracePointMaxCount = 2000;

const workResultFields = {
  counter: z.number().check(z.refine((counter) => Number.isSafeInteger(counter) && counter >= 0)),
  derivedKey: z.string().check(z.maxLength(256)),
};

/** What came of a work. */
const workResult = z.object(workResultFields);
export type WorkResult = z.infer<typeof workResult>;

/** What was done with a challenge: how the piece went, or the work's result. */
export const captchaAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    scene,
    id,
    input: z.enum(['mouse', 'touch', 'pen', 'keyboard']),
    /** Left edge of the piece, height of the hand against where it took hold, milliseconds since then; the last is where it was let go. */
    points: z
      .array(z.tuple([z.number(), z.number(), z.number()]))
      .check(z.minLength(1), z.maxLength(tracePointMaxCount)),
    /** The result of the picture's work, with each of its answers; one that asked for work is not judged without it. */
    work: z.optional(workResult),
  }),
  z.object({ kind: z.literal('work'), scene, id, ...workResultFields }),
]);
export type CaptchaAnswer = z.infer<typeof captchaAnswer>;

/**
 * Why an answer gives no proof: it missed (or its work was wrong) and `triesLeft` more are allowed (0 asks for a new challenge), the challenge is over,
 * or the visitor has to wait `retryAfterMs`.
 */
export const captchaFailure = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('missed'), triesLeft: z.number() }),
  z.object({ reason: z.literal('expired') }),
  z.object({ reason: z.literal('locked'), retryAfterMs: z.number() }),
]);
export type CaptchaFailure = z.infer<typeof captchaFailure>;

/** Makes a challenge. Too many from one address are refused with `locked`. */
export const createChallenge: Endpoint<ChallengeRequest, CaptchaChallenge, CaptchaFailure> = {
  name: 'createChallenge',
  summary: '获取滑块验证或无图片验证的题目',
  method: 'POST',
  path: '/platform-security-service/captcha/challenge',
  auth: 'none',
  encoding: 'json',
  request: challengeRequest,
  reply: challenge,
  failure: captchaFailure,
  refusals: [429],
};

/** Judges an answer. The proof is good for one call of its scene, for 5 minutes. */
export const answerChallenge: Endpoint<CaptchaAnswer, SlideProof, CaptchaFailure> = {
  name: 'answerChallenge',
  summary: '提交验证结果，通过后返回一次性凭证',
  method: 'POST',
  path: '/platform-security-service/captcha/verify',
  auth: 'none',
  encoding: 'json',
  request: captchaAnswer,
  reply: slideProofField(requestErrors.proofMissing),
  failure: captchaFailure,
  refusals: [422, 429],
};
