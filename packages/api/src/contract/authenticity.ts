import { type Authenticity, authenticity, type CoatingCodeBatch, coatingCode, coatingCodeBatch } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type IdentifierFailure, identifierFailure, identifierRequest } from './identifier.ts';

const { identifier } = identifierRequest.shape;

const authenticityRequest = z.object({ identifier });
export type AuthenticityRequest = z.infer<typeof authenticityRequest>;

/** Where identifiers are looked up to see whether a product is genuine; the visitor's own lookup is remembered for this path. */
export const authenticityPath = '/platform-console-service/identifier/manager/identifier/authenticity';

/** Looks an identifier up to see whether its product is genuine, and counts that; a repeat by the same visitor counts once. */
export const checkAuthenticity: Endpoint<AuthenticityRequest, Authenticity, IdentifierFailure> = {
  name: 'checkAuthenticity',
  summary: '防伪查询：记录一次查询，返回查询次数、记录与结论；同一访客短时间内重复查询只记一次',
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

/** Why a code was not taken: what a lookup says of the identifier, or how many codes may still be tried. */
const coatingFailure = z.object({
  ...identifierFailure.shape,
  /** 0 when no code is taken for now. */
  triesLeft: z.optional(z.number()),
  /** Until when none is taken: `YYYY-MM-DD HH:mm`, China time; empty while one is. */
  lockedUntil: z.optional(z.string()),
});
export interface CoatingFailure extends IdentifierFailure {
  triesLeft?: number | undefined;
  lockedUntil?: string | undefined;
}

/** Compares the code under the coating; the right one gives the answer that `checkAuthenticity` held back. */
export const verifyCoatingCode: Endpoint<CoatingRequest, Authenticity, CoatingFailure> = {
  name: 'verifyCoatingCode',
  summary: '防伪查询第二重验证：核对涂层下的 6 位验证码，24 小时内最多试错 5 次',
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

/** Bytes of a batch: as many codes as there may be, all of them for long identifiers. */
const batchMaxBytes = 512 * 1024;

/** Sets the codes under the coatings of identifiers of the caller's enterprise: all of them, or none. */
export const setCoatingCodes: Endpoint<{ codes: CoatingCodeBatch }, { accepted: number }> = {
  name: 'setCoatingCodes',
  summary: '企业设置标识的涂层验证码，一批最多 1000 条，重新设置以最后一次为准',
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
