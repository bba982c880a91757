import {
  type IdentifierRecord,
  identifierInputMaxLength,
  nearCodesMax,
  type SegmentName,
  segmentNames,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptRecord, plainWireRecord } from '../wire/identifier.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

/** The object requested and, optionally, the scene whose data is needed (the first tab's when absent). */
export const identifierRequest = z.object({
  /** The code as the visitor entered it; the gateway parses it. */
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

/** The operator of codes of another second-level node. */
const responsibleNode = z.object({
  nodeName: z.string(),
  responsible: z.string(),
  /** URL of its own lookup; empty without one. */
  website: z.string(),
});
export type ResponsibleNode = z.infer<typeof responsibleNode>;

/** An existing code, suggested in place of an unknown one. */
const nearIdentifier = z.object({
  identifier: z.string(),
  identifierName: z.string(),
  companyName: z.string(),
  /** URL of its picture; empty without one. */
  picture: z.string(),
  /** `YYYY-MM-DD`, China time. */
  registerTime: z.string(),
});
export type NearIdentifier = z.infer<typeof nearIdentifier>;

/** The manufacturer that owns the prefix of an unknown code. */
const codeOwner = z.object({
  companyName: z.string(),
  /** Customer service number; empty when unknown. */
  phone: z.string(),
});
export type CodeOwner = z.infer<typeof codeOwner>;

/** The product that a barcode or a GS1 link identifies. */
const namedGoods = z.object({
  identifierName: z.string(),
  companyName: z.string(),
  picture: z.string(),
  /** The single item, when the link identifies one that has a record. */
  identifier: z.nullable(z.string()),
});
export type NamedGoods = z.infer<typeof namedGoods>;

/** Why a lookup failed: the unknown or malformed segment, null when no single one is at fault. */
export const identifierFailure = z.object({
  failedSegment: z.nullable(z.enum(segmentNames)),
  /** When the identifier was voided: `YYYY-MM-DD HH:mm`, China time. */
  voidTime: z.optional(z.string()),
  responsible: z.optional(responsibleNode),
  /** Existing codes that are easily confused with the requested one, the likeliest first. */
  suggestions: z.optional(z.array(nearIdentifier).check(z.maxLength(nearCodesMax))),
  /** The owner of the code's prefix. */
  owner: z.optional(codeOwner),
  /** The product of a barcode or a GS1 link; absent when it is not registered. */
  goods: z.optional(namedGoods),
  /** The requested scene, when the identifier has no such scene. */
  unknownScene: z.optional(z.string()),
});
/** Why an identifier has no record, and what may have been meant. */
export interface IdentifierFailure {
  failedSegment: SegmentName | null;
  voidTime?: string | undefined;
  responsible?: ResponsibleNode | undefined;
  suggestions?: NearIdentifier[] | undefined;
  owner?: CodeOwner | undefined;
  goods?: NamedGoods | undefined;
  unknownScene?: string | undefined;
}

export const lookupPath = '/platform-console-service/identifier/manager/identifier/detail';

/** The lookup without production figures, for pages that show none: it leaves out the code that decodes them. */
export const lookUpRecord: Endpoint<IdentifierRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'lookUpIdentifier',
  method: 'POST',
  path: lookupPath,
  auth: 'none',
  encoding: 'json',
  request: identifierRequest,
  reply: plainWireRecord,
  adaptReply: adaptRecord,
  failure: identifierFailure,
  refusals: [404, 410],
};
