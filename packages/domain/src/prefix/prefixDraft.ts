import * as z from 'zod/mini';
import { prefixMessages } from '../messages/prefix.ts';
import { levels } from '../reference/level.ts';

/** Characters of one field of a draft: more than any field of a registration allows, so that overlong input is not lost either. */
const draftTextMaxLength = 2_000;

/** Characters of a code or of a picture's reference. */
const referenceMaxLength = 64;

const message = prefixMessages.draft.invalid;

const typed = z.optional(z.string(message).check(z.maxLength(draftTextMaxLength, message)));
const chosen = z.optional(z.string(message).check(z.maxLength(referenceMaxLength, message)));
const codes = z.optional(
  z
    .array(z.string(message).check(z.maxLength(referenceMaxLength, message)), message)
    .check(z.maxLength(levels.length, message)),
);

/**
 * A registration that is being filled in: every field in its current state, each optional. Pictures are stored by reference. The agreement
 * is ticked again each time. Source: docs/rules/prefix.md.
 */
export const prefixDraft = z.object(
  {
    secondNodeId: chosen,
    enterprisePrefix: chosen,
    companyName: typed,
    organisationType: chosen,
    certificateType: chosen,
    licenceNumber: typed,
    licenceImage: chosen,
    industryCodes: codes,
    areaCodes: codes,
    registerAddress: typed,
    website: typed,
    introduce: typed,
    legalPerson: typed,
    legalCardType: chosen,
    legalCardNumber: typed,
    legalCardImages: z.optional(z.object({ front: chosen, back: chosen }, message)),
    contactPersonName: typed,
    contactPersonPhone: typed,
    contactPersonEmail: typed,
  },
  message,
);
export type PrefixDraft = z.infer<typeof prefixDraft>;

/** The references of the pictures in a draft. */
export function picturesOfDraft({ licenceImage, legalCardImages }: PrefixDraft): string[] {
  const named = [licenceImage, legalCardImages?.front, legalCardImages?.back];
  return named.filter((name): name is string => name !== undefined && name !== '');
}
