import type { RegistrationFailure } from '@lima-id/api';
import {
  accountMessages,
  managementMessages,
  prefixMessages,
  type RegistrationField,
  type ReviewStatus,
  reviewStatuses,
  slideOverCode,
  suspensionMessages,
  tokenRefusalCodes,
} from '@lima-id/domain';
import type { Refusal } from '../platform/http/mount.ts';
import { refusals as ownRefusals } from '../platform/http/refusals.ts';

const { submission, review, availability, form, confirmation } = prefixMessages;

/** A refusal of a registration, with its form field. */
export type RegistrationRefusal = Refusal<RegistrationFailure>;

const unprocessable = 422;

/** A refusal for a form field. */
function at(field: RegistrationField, message: string): RegistrationRefusal {
  return { status: unprocessable, message, data: { field, freePrefix: null } };
}

/** Refusals of a registration: what happened, then what to do. */
export const registrationRefusals = {
  nodeUnknown: at('secondNodeId', availability.nodeUnknown),
  prefixOfOtherNode: at('enterprisePrefix', form.enterprisePrefix),
  industryUnknown: at('industryCodes', form.industryCodes),
  areaUnknown: at('areaCodes', form.areaCodes),
  licenceGone: at('licenceImage', submission.pictureGone),
  cardGone: at('legalCardImages', submission.pictureGone),
  cardTwins: at('legalCardImages', prefixMessages.sameCardImages),
  taken: (prefix: string, freePrefix: string | null): RegistrationRefusal => ({
    status: 409,
    message: freePrefix === null ? availability.taken(prefix) : availability.takenWithFree(prefix, freePrefix),
    data: { field: 'enterprisePrefix', freePrefix },
  }),
  slideMissing: { status: unprocessable, message: confirmation.slideProof },
  slideAgain: { status: unprocessable, code: slideOverCode, message: accountMessages.slideOver },
  codeMissing: { status: unprocessable, message: confirmation.verifyCode },
  verificationFailed: (field: 'licenceNumber' | 'legalCardNumber' | null): RegistrationRefusal =>
    field === null
      ? { status: unprocessable, message: submission.verificationRefused }
      : at(field, submission.numberRefused[field]),
  alreadySubmitted: (status: ReviewStatus): RegistrationRefusal => ({
    status: 409,
    message: review.alreadySubmitted(reviewStatuses[status]),
  }),
  /** The account was closed meanwhile. */
  accountClosed: { ...ownRefusals.loginNeeded.ended, code: tokenRefusalCodes.ended },
  hasPrefix: (prefix: string): RegistrationRefusal => ({ status: 409, message: submission.hasPrefix(prefix) }),
  suspended: (prefix: string): RegistrationRefusal => ({ status: 409, message: suspensionMessages.applying(prefix) }),
} as const;

/** Refusals of the review calls. */
export const reviewRefusals = {
  unknown: { status: 404, message: review.unknown },
  notAllowed: (status: ReviewStatus) => ({ status: 409, message: review.notAllowed(reviewStatuses[status]) }),
  notSeen: { status: 409, message: review.notSeen },
  notRejected: { status: 409, message: review.notRejected },
  erased: { status: 409, message: review.erased },
  invalid: (message: string) => ({ status: unprocessable, message }),
} as const;

/** Refusals to appoint the administrator of an enterprise. */
export const appointmentRefusals = {
  accountUnknown: { status: 404, message: '未查询到该账号，请核对用户名' },
  enterpriseUnknown: { status: 404, message: managementMessages.enterpriseUnknown },
  hasAdministrator: (prefix: string) => ({ status: 409, message: `企业 ${prefix} 已有管理员，无需指定` }),
  ofOther: (prefix: string) => ({ status: 409, message: `该账号属于企业 ${prefix}，请换一个账号` }),
  applicant: { status: 409, message: '该账号的前缀申请正在审核，请先驳回，或换一个账号' },
  limited: { status: 409, message: '该账号已被限制使用，不能登录，请换一个账号，或先由平台管理员恢复' },
} as const;
