import { type IdentifierRecord, sceneCodeForm } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type IdentifierFailure, identifierRequest, lookUpRecord } from './identifier.ts';

const { mobile, verifyCode } = sceneCodeForm.shape;

/**
 * The verification of a phone, which some scenes want before they are shown. `SEND` sends a code to the number, `VERIFY` checks it;
 * both answer with the scene as the visitor may see it then.
 */
export const phoneFields = z.object({
  mobile: z.optional(mobile),
  verifyCode: z.optional(verifyCode),
  effect: z.optional(z.enum(['SEND', 'VERIFY'])),
});

/** Those of them travel in the query. */
export const phoneQueryFields = Object.keys(phoneFields.shape);

const verifyRequest = z.object({ ...identifierRequest.shape, ...phoneFields.shape });

/** The lookup of a scene that wants a phone verified, without figures of production. */
export const verifyScenePhone: Endpoint<z.infer<typeof verifyRequest>, IdentifierRecord, IdentifierFailure> = {
  ...lookUpRecord,
  queryFields: phoneQueryFields,
  request: verifyRequest,
  refusals: [404, 410, 422, 503],
};
