import { type IdentifierRecord, sceneCodeForm, slideProofField } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireIdentifierRecord } from '../wire/identifierDetail.ts';
import type { Endpoint } from './endpoint.ts';
import { type IdentifierFailure, identifierRequest, lookUpRecord } from './identifier.ts';
import { requestErrors } from './requestError.ts';

const { mobile, verifyCode } = sceneCodeForm.shape;

const queryFields = {
  mobile: z.optional(mobile),
  verifyCode: z.optional(verifyCode),
  effect: z.optional(z.enum(['SEND', 'VERIFY'])),
};

/**
 * The phone verification that some scenes require before they are shown. `SEND` sends a code to the number for a slide proof of
 * the scene `scene`, `VERIFY` checks it; both return the scene as the visitor may then see it. Refusal code 901 requires another
 * slide; 900 means that the platform sends no SMS now.
 */
export const phoneFields = z.object({
  ...queryFields,
  /** The slide proof that a code is sent for; unnecessary once the number is verified. */
  slide: z.optional(slideProofField(requestErrors.proofMissing)),
});

/** The fields that other clients send in the query. */
export const phoneQueryFields = Object.keys(queryFields);

const verifyRequest = z.object({ ...identifierRequest.shape, ...phoneFields.shape });

/** The lookup of a scene that requires phone verification. */
export const verifyScenePhone: Endpoint<z.infer<typeof verifyRequest>, IdentifierRecord, IdentifierFailure> = {
  ...lookUpRecord,
  queryToo: phoneQueryFields,
  request: verifyRequest,
  reply: wireIdentifierRecord,
  refusals: [404, 410, 422, 503],
};
