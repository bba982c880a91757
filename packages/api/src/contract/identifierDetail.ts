import {
  type DataOption,
  type IdentifierRecord,
  type IdentifierState,
  monitoringWindow,
  productionRequest,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptRecord } from '../wire/identifier.ts';
import { wireIdentifierRecord } from '../wire/identifierDetail.ts';
import { wireDataOptions, wireProductionRequest } from '../wire/productionRequest.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';
import {
  type IdentifierFailure,
  type IdentifierRequest,
  identifierFailure,
  identifierRequest,
  lookUpRecord,
  lookupPath,
} from './identifier.ts';
import { phoneFields, phoneQueryFields } from './scenePhone.ts';

/** What can be asked for beside the object: figures of its production, a range of its readings, and the verification of a phone. */
const lookupRequest = z.object({
  ...identifierRequest.shape,
  production: z.optional(productionRequest),
  /** The range of a monitoring scene; the last 24 hours without it. */
  monitoring: z.optional(z.object({ window: monitoringWindow })),
  ...phoneFields.shape,
});
export type LookupRequest = z.infer<typeof lookupRequest>;

/** Looks up an identifier; counts as a resolution. A logged-in person may see more of it than everybody does. */
export const lookUpIdentifier: Endpoint<LookupRequest, IdentifierRecord, IdentifierFailure> = {
  ...lookUpRecord,
  auth: 'optional',
  queryToo: phoneQueryFields,
  request: renamed(
    lookupRequest,
    { production: 'intelligentProductionRequest' },
    { production: z.optional(wireProductionRequest) },
  ),
  reply: wireIdentifierRecord,
  refusals: [404, 410, 422, 503],
};

/** The same answer as `lookUpIdentifier` in a form that browsers and caches may keep. */
export const readIdentifier: Endpoint<IdentifierRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'readIdentifier',
  method: 'GET',
  path: lookupPath,
  auth: 'none',
  encoding: 'query',
  request: identifierRequest,
  reply: wireIdentifierRecord,
  adaptReply: adaptRecord,
  failure: identifierFailure,
  refusals: [404, 410],
  cacheable: true,
};

/** Which figures of production there are. */
export const listDataOptions: Endpoint<void, DataOption[]> = {
  name: 'listDataOptions',
  method: 'POST',
  path: '/platform-console-service/openapi/select/basicdict/intelligentproduction/dataoption',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: wireDataOptions,
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
  method: 'POST',
  path: '/platform-console-service/identifier/manager/identifier/state',
  auth: 'token',
  encoding: 'json',
  request: stateChange,
  reply: changedState,
  failure: z.null(),
  refusals: [404, 409],
};
