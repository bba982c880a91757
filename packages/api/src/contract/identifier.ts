import {
  type DataOption,
  dataOption,
  type IdentifierRecord,
  type IdentifierState,
  identifierInputMaxLength,
  productionRequest,
  type SegmentName,
  sceneCodeForm,
  segmentNames,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireIdentifierRecord } from '../wire/identifier.ts';
import { renamed } from '../wire/rename.ts';
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

/** Who answers for codes of another second-level node. */
const responsibleNode = z.object({
  nodeName: z.string(),
  responsible: z.string(),
  /** Address of its own lookup; empty without one. */
  website: z.string(),
});
export type ResponsibleNode = z.infer<typeof responsibleNode>;

/** Why a lookup failed: the segment that is unknown or malformed, null when no single one is to blame. */
export const identifierFailure = z.object({
  failedSegment: z.nullable(z.enum(segmentNames)),
  /** When the identifier was voided: `YYYY-MM-DD HH:mm`, China time. */
  voidTime: z.optional(z.string()),
  responsible: z.optional(responsibleNode),
});
export interface IdentifierFailure {
  failedSegment: SegmentName | null;
  voidTime?: string | undefined;
  responsible?: ResponsibleNode | undefined;
}

const { mobile, verifyCode } = sceneCodeForm.shape;

/**
 * What can be asked for beside the object: figures of its production, and the verification of a phone, which some scenes want before
 * they are shown. `SEND` sends a code to the number, `VERIFY` checks it; both answer with the scene as the visitor may see it then.
 */
const lookupRequest = z.object({
  ...identifierRequest.shape,
  production: z.optional(productionRequest),
  mobile: z.optional(mobile),
  verifyCode: z.optional(verifyCode),
  effect: z.optional(z.enum(['SEND', 'VERIFY'])),
});
export type LookupRequest = z.infer<typeof lookupRequest>;

const path = '/platform-console-service/identifier/manager/identifier/detail';

/** Looks up an identifier; counts as a resolution. */
export const lookUpIdentifier: Endpoint<LookupRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'lookUpIdentifier',
  summary: '查询标识，返回产品、场景与指定场景的数据',
  method: 'POST',
  path,
  auth: 'none',
  encoding: 'json',
  queryFields: ['mobile', 'verifyCode', 'effect'],
  request: renamed(lookupRequest, { production: 'intelligentProductionRequest' }),
  reply: wireIdentifierRecord,
  failure: identifierFailure,
  refusals: [404, 410, 422],
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
  refusals: [404, 410],
  cacheable: true,
};

/** Which figures of production there are. */
export const listDataOptions: Endpoint<void, DataOption[]> = {
  name: 'listDataOptions',
  summary: '查询智能生产的数据选项',
  method: 'POST',
  path: '/platform-console-service/openapi/select/basicdict/intelligentproduction/dataoption',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(dataOption),
  failure: z.null(),
};

const stateChange = z.object({
  identifier: identifierRequest.shape.identifier,
  event: z.enum(['activated', 'suspended', 'resumed', 'voided']),
});
export type IdentifierStateChange = z.infer<typeof stateChange>;

const changedState = z.object({ state: z.enum(['draft', 'active', 'suspended', 'void']) });

/** Changes the state of an identifier of the caller's enterprise. */
export const changeIdentifierState: Endpoint<IdentifierStateChange, { state: IdentifierState }> = {
  name: 'changeIdentifierState',
  summary: '启用、暂停、恢复或作废标识',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/identifier/state',
  auth: 'token',
  encoding: 'json',
  request: stateChange,
  reply: changedState,
  failure: z.null(),
  refusals: [404, 409],
};
