import { type IdentifierRecord, sceneCodeForm, slideProofField } from '@lima-id/domain';
import * as z from 'zod/mini';
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
 * The verification of a phone, which some scenes want before they are shown. `SEND` sends a code to the number for a passed slide of
 * the scene `scene`, `VERIFY` checks it; both answer with the scene as the visitor may see it then. A refusal's code 901 asks for
 * another slide; 900 says that the platform sends no SMS now.
 */
export const phoneFields = z.object({
  ...queryFields,
  /** The passed slide for which a code is sent; not needed by who has verified the number already. */
  slide: z.optional(slideProofField(requestErrors.proofMissing)),
});

/** Those of them that other clients send in the query. */
export const phoneQueryFields = Object.keys(queryFields);

const verifyRequest = z.object({ ...identifierRequest.shape, ...phoneFields.shape });

/** The lookup of a scene that wants a phone verified, without figures of production. */
export const verifyScenePhone: Endpoint<z.infer<typeof verifyRequest>, IdentifierRecord, IdentifierFailure> = {
  ...lookUpRecord,
  queryToo: phoneQueryFields,
  request: verifyRequest,
  refusals: [404, 410, 422, 503],
};
