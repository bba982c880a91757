import { type Authenticity, authenticity, type CoatingCodeBatch, coatingCode, coatingCodeBatch } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type IdentifierFailure, identifierFailure, identifierRequest } from './identifier.ts';

const { identifier } = identifierRequest.shape;

const authenticityRequest = z.object({ identifier });
export type AuthenticityRequest = z.infer<typeof authenticityRequest>;

/** Path of the authenticity lookup; the visitor's own lookup is remembered by a cookie for this path. */
export const authenticityPath = '/platform-console-service/identifier/manager/identifier/authenticity';

/** Looks up whether the product of an identifier is genuine, and counts the lookup; a repeat by the same visitor counts once. */
export const checkAuthenticity: Endpoint<AuthenticityRequest, Authenticity, IdentifierFailure> = {
  name: 'checkAuthenticity',
  method: 'POST',
  path: authenticityPath,
  auth: 'none',
  encoding: 'json',
  request: authenticityRequest,
  reply: authenticity,
  failure: identifierFailure,
  refusals: [404, 410],
};

const coatingRequest = z.object({ identifier, code: coatingCode });
export type CoatingRequest = z.infer<typeof coatingRequest>;

/** Why a code was refused: the reason of the lookup, or the tries left. */
const coatingFailure = z.object({
  ...identifierFailure.shape,
  /** 0 while codes are rate limited. */
  triesLeft: z.optional(z.number()),
  /** End of the rate limit: `YYYY-MM-DD HH:mm`, China time; empty when there is none. */
  lockedUntil: z.optional(z.string()),
});
/** Why a coated code could not be checked. */
export interface CoatingFailure extends IdentifierFailure {
  triesLeft?: number | undefined;
  lockedUntil?: string | undefined;
}

/** Compares the code under the coating; the right one returns the result that `checkAuthenticity` withheld. */
export const verifyCoatingCode: Endpoint<CoatingRequest, Authenticity, CoatingFailure> = {
  name: 'verifyCoatingCode',
  method: 'POST',
  path: `${authenticityPath}/coatingcode`,
  auth: 'none',
  encoding: 'json',
  request: coatingRequest,
  reply: authenticity,
  failure: coatingFailure,
  refusals: [404, 409, 410, 422],
};

const coatingCodes = z.object({ codes: coatingCodeBatch });

/** Maximum body size of a batch: the maximum number of codes, all for identifiers of maximum length. */
const batchMaxBytes = 512 * 1024;

/** Sets the codes under the coatings of identifiers of the caller's enterprise, atomically. */
export const setCoatingCodes: Endpoint<{ codes: CoatingCodeBatch }, { accepted: number }> = {
  name: 'setCoatingCodes',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/identifier/coatingcodes',
  auth: 'token',
  encoding: 'json',
  request: coatingCodes,
  reply: z.object({ accepted: z.number() }),
  failure: z.null(),
  refusals: [404],
  bodyMaxBytes: batchMaxBytes,
};
