import {
  certificateType,
  joinedDigits,
  joinLevels,
  legalIdType,
  organisationType,
  prefixForm,
  prefixMessages,
  rejectedField,
  reviewStatus,
  splitLevels,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing } from './completing.ts';
import { wireCertificateType, wireLegalIdType, wireOrganisationType } from './documentType.ts';
import { renamed } from './rename.ts';
import { wireReviewStatus } from './reviewStatus.ts';

const form = prefixForm.shape;
const messages = prefixMessages.form;

/** A second-level node's prefix, a dot, three or four digits that are not all 0. */
const identifierPrefix = z
  .string(messages.enterprisePrefix)
  .check(z.overwrite(joinedDigits), z.regex(/^\d+(?:\.\d+)+\.(?!0+$)\d{3,4}$/, messages.enterprisePrefix));

function levelText(message: string) {
  const levels = z.pipe(z.array(z.string()), z.array(z.string()).check(z.refine((codes) => codes.length > 1, message)));
  return z.codec(z.string(message), levels, { decode: (text) => [...splitLevels(text)], encode: joinLevels });
}

const side = z.string(messages.legalCardImages).check(z.minLength(1, messages.legalCardImages));
const cardImages = z.object({ front: side, back: side }, messages.legalCardImages);

/** Wire names of the fields that an enterprise fills in, where they differ. */
const names = {
  identifierPrefix: 'indentifierPrefix',
  companyName: 'name',
  organisationType: 'companyType',
  certificateType: 'licenseType',
  licenceNumber: 'cardNo',
  licenceImage: 'licenseImg',
  industryCodes: 'industryCode',
  areaCodes: 'registerArea',
  legalCardType: 'legalCradType',
  legalCardNumber: 'legalCardNo',
  legalCardImages: 'legalCardObject',
  contactPersonName: 'liaison',
  contactPersonPhone: 'liaisonPhone',
  contactPersonEmail: 'liaisonEmail',
  industryText: 'industryCodeDesc',
  areaText: 'registerAreaDesc',
} as const;

/** The kinds of organisation and documents with their wire codes. */
const kinds = {
  organisationType: wireOrganisationType,
  certificateType: wireCertificateType,
  legalCardType: wireLegalIdType,
};

/** The fields that an enterprise fills in to register, in the order of its form, without those of the submission. */
const content = {
  secondNodeId: form.secondNodeId,
  identifierPrefix,
  companyName: form.companyName,
  organisationType: form.organisationType,
  certificateType: form.certificateType,
  licenceNumber: form.licenceNumber,
  /** A picture's reference, as returned by the upload. */
  licenceImage: form.licenceImage,
  /** Codes from the highest level down. */
  industryCodes: z.array(z.string()),
  areaCodes: z.array(z.string()),
  registerAddress: form.registerAddress,
  website: form.website,
  introduce: form.introduce,
  legalPerson: form.legalPerson,
  legalCardType: form.legalCardType,
  legalCardNumber: form.legalCardNumber,
  legalCardImages: cardImages,
  contactPersonName: form.contactPersonName,
  contactPersonPhone: form.contactPersonPhone,
  contactPersonEmail: form.contactPersonEmail,
};

/** Six digits where an SMS code is required. */
const verifyCode = z.optional(
  z
    .string(prefixMessages.confirmation.verifyCode)
    .check(z.overwrite(joinedDigits), z.regex(/^\d{6}$/, prefixMessages.confirmation.verifyCode)),
);

const proofPart = z._default(z.string(), '');

/**
 * A registration as it is submitted: its content, with a slide proof, or the SMS code that was sent for one. Our gateway knows the optional
 * rest by the account and the codes; others may store it.
 */
export const registrationRequest = z.object({
  ...content,
  /** Of the registration that is replaced. */
  id: z.optional(z.string()),
  secondNodeName: z.optional(z.string()),
  /** `制造业 / 文教、工美、体育和娱乐用品制造业` */
  industryText: z.optional(z.string()),
  areaText: z.optional(z.string()),
  verifyCode,
  scene: proofPart,
  sessionId: proofPart,
  sig: proofPart,
  token: proofPart,
});
export type RegistrationRequest = z.infer<typeof registrationRequest>;

export const wireRegistrationRequest = renamed(registrationRequest, names, {
  ...kinds,
  industryCodes: levelText(messages.industryCodes),
  areaCodes: levelText(messages.areaCodes),
  legalCardImages: renamed(cardImages, { front: 'face' }),
});

/** Why a registration was rejected: in words, by field, and when, milliseconds since 1970 UTC; 0 when another gateway does not say. */
const feedback = z.object({ words: z.string(), fields: z.array(rejectedField), at: z.number() });

const shownImages = z.object({ front: z.string(), back: z.string(), frontUrl: z.string(), backUrl: z.string() });

/** A registration as it is read. Pictures have links that expire; empty without one. */
export const registration = z.object({
  id: z.string(),
  secondNodeId: z.string(),
  secondNodeName: z.string(),
  identifierPrefix: z.string(),
  companyName: z.string(),
  organisationType,
  certificateType,
  licenceNumber: z.string(),
  licenceImage: z.string(),
  licenceImageUrl: z.string(),
  industryCodes: z.array(z.string()),
  /** `制造业 / 文教、工美、体育和娱乐用品制造业` */
  industryText: z.string(),
  areaCodes: z.array(z.string()),
  areaText: z.string(),
  registerAddress: z.string(),
  website: z.string(),
  introduce: z.string(),
  legalPerson: z.string(),
  legalCardType: legalIdType,
  /** Masked, except for reviewers. */
  legalCardNumber: z.string(),
  legalCardImages: shownImages,
  contactPersonName: z.string(),
  /** Masked, except for reviewers. */
  contactPersonPhone: z.string(),
  contactPersonEmail: z.string(),
  reviewStatus,
  /** The latest submission, milliseconds since 1970 UTC; 0 when another gateway does not say. */
  submittedAt: z.number(),
  /** Why it was rejected, or its prefix suspended; null unless it was. */
  feedback: z.nullable(feedback),
});
export type Registration = z.infer<typeof registration>;

const codeText = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => [...splitLevels(text)],
  encode: joinLevels,
});

export const wireRegistration = renamed(
  registration,
  {
    ...names,
    licenceImageUrl: 'licenseImgAbs',
    reviewStatus: 'examineStatus',
    submittedAt: 'submitTime',
    feedback: 'companyApprovalDetails',
  },
  {
    ...kinds,
    industryCodes: codeText,
    areaCodes: codeText,
    reviewStatus: wireReviewStatus,
    legalCardImages: renamed(shownImages, { front: 'face', frontUrl: 'faceAbs', backUrl: 'backAbs' }),
    feedback: z.nullable(renamed(feedback, { words: 'feedbackDetails', fields: 'feedbackFields', at: 'feedbackTime' })),
  },
);

/**
 * Completes a registration of another gateway, which may have of its review no more than the status and the reason. The portal sends no links
 * to pictures, so that a gateway may have none.
 */
export const adaptRegistration = completing(
  { website: '', licenseImgAbs: '', submitTime: 0 },
  {
    legalCardObject: completing({ faceAbs: '', backAbs: '' }),
    companyApprovalDetails: completing({ feedbackDetails: '', feedbackFields: [], feedbackTime: 0 }),
  },
);
