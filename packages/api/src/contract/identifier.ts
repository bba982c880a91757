import { type IdentifierRecord, identifierInputMaxLength, type SegmentName, segmentNames } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireIdentifierRecord } from '../wire/identifier.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

/** The object asked for and, optionally, the scene whose data is wanted (the first tab's when absent). */
export const identifierRequest = z.object({
  /** The code as the visitor gave it; the gateway parses it. */
  identifier: z
    .string({ error: requestErrors.identifierMissing })
    .check(
      z.trim(),
      z.minLength(1, { error: requestErrors.identifierMissing }),
      z.maxLength(identifierInputMaxLength, { error: requestErrors.identifierTooLong }),
    ),
  sceneConfId: z.optional(z.string().check(z.maxLength(64))),
});
export type IdentifierRequest = z.infer<typeof identifierRequest>;

/** Why a lookup failed: the segment that is unknown or malformed, null when no single one is to blame. */
export const identifierFailure = z.object({ failedSegment: z.nullable(z.enum(segmentNames)) });
export interface IdentifierFailure {
  failedSegment: SegmentName | null;
}

const path = '/platform-console-service/identifier/manager/identifier/detail';

/** Looks up an identifier; counts as a resolution. */
export const lookUpIdentifier: Endpoint<IdentifierRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'lookUpIdentifier',
  summary: '查询标识，返回产品、场景与指定场景的数据',
  method: 'POST',
  path,
  auth: 'none',
  encoding: 'json',
  request: identifierRequest,
  reply: wireIdentifierRecord,
  failure: identifierFailure,
  refusals: [404],
};

/** The same answer as `lookUpIdentifier` in a form that browsers and caches may keep. */
export const readIdentifier: Endpoint<IdentifierRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'readIdentifier',
  summary: '查询标识（可缓存），内容与 POST 相同',
  method: 'GET',
  path,
  auth: 'none',
  encoding: 'query',
  request: identifierRequest,
  reply: wireIdentifierRecord,
  failure: identifierFailure,
  refusals: [404],
  cacheable: true,
};
