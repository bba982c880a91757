import {
  type IdentifierRecord,
  identifierInputMaxLength,
  nearCodesMax,
  type SegmentName,
  segmentNames,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { plainWireRecord } from '../wire/identifier.ts';
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

/** A code that exists, offered in place of one that does not. */
const nearIdentifier = z.object({
  identifier: z.string(),
  identifierName: z.string(),
  companyName: z.string(),
  /** Address of its picture; empty without one. */
  picture: z.string(),
  /** `YYYY-MM-DD`, China time. */
  registerTime: z.string(),
});
export type NearIdentifier = z.infer<typeof nearIdentifier>;

/** The maker to whom the prefix of an unknown code belongs. */
const codeOwner = z.object({
  companyName: z.string(),
  /** The number for users of its products; empty when unknown. */
  phone: z.string(),
});
export type CodeOwner = z.infer<typeof codeOwner>;

/** The goods that a barcode or a GS1 link names. */
const namedGoods = z.object({
  identifierName: z.string(),
  companyName: z.string(),
  picture: z.string(),
  /** The single piece, when the link names it and it has a record. */
  identifier: z.nullable(z.string()),
});
export type NamedGoods = z.infer<typeof namedGoods>;

/** Why a lookup failed: the segment that is unknown or malformed, null when no single one is to blame. */
export const identifierFailure = z.object({
  failedSegment: z.nullable(z.enum(segmentNames)),
  /** When the identifier was voided: `YYYY-MM-DD HH:mm`, China time. */
  voidTime: z.optional(z.string()),
  responsible: z.optional(responsibleNode),
  /** Codes that exist and are easily taken for the one asked for, the likeliest first. */
  suggestions: z.optional(z.array(nearIdentifier).check(z.maxLength(nearCodesMax))),
  /** Whose code it would be. */
  owner: z.optional(codeOwner),
  /** The goods of a barcode or a GS1 link; absent when nobody registered them. */
  goods: z.optional(namedGoods),
  /** The scene asked for, when the identifier has none such. */
  unknownScene: z.optional(z.string()),
});
export interface IdentifierFailure {
  failedSegment: SegmentName | null;
  voidTime?: string | undefined;
  responsible?: ResponsibleNode | undefined;
  suggestions?: NearIdentifier[] | undefined;
  owner?: CodeOwner | undefined;
  goods?: NamedGoods | undefined;
  unknownScene?: string | undefined;
}

/** Where identifiers are looked up. */
export const lookupPath = '/platform-console-service/identifier/manager/identifier/detail';

/** The lookup of a page that shows no figures of production: those are left out, and with them the code that reads them. */
export const lookUpRecord: Endpoint<IdentifierRequest, IdentifierRecord, IdentifierFailure> = {
  name: 'lookUpIdentifier',
  summary: '查询标识，返回产品、场景与指定场景的数据',
  method: 'POST',
  path: lookupPath,
  auth: 'none',
  encoding: 'json',
  request: identifierRequest,
  reply: plainWireRecord,
  failure: identifierFailure,
  refusals: [404, 410],
};
