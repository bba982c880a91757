import { prefixDraft, prefixForm, registrationField } from '@lima-id/domain';
import * as z from 'zod/mini';
import {
  type Registration,
  type RegistrationRequest,
  wireRegistration,
  wireRegistrationRequest,
} from '../wire/registration.ts';
import type { Endpoint } from './endpoint.ts';

export type { Registration, RegistrationRequest };

const folder = '/platform-operate-service/identifier/manager/company/prefix';

const ofUsers = { method: 'POST', auth: 'token', encoding: 'json' } as const;

/** The field that keeps a registration from being submitted, null when it is none; a prefix that could be had instead. */
const registrationFailure = z.object({ field: z.nullable(registrationField), freePrefix: z.nullable(z.string()) });
export type RegistrationFailure = z.infer<typeof registrationFailure>;

/** Submits the caller's registration of a prefix, for the first time or after it was rejected. */
export const registerPrefix: Endpoint<RegistrationRequest, null, RegistrationFailure> = {
  ...ofUsers,
  name: 'registerPrefix',
  summary: '提交企业标识前缀注册申请，被驳回后可再次提交并覆盖之前的信息',
  path: `${folder}/register`,
  request: wireRegistrationRequest,
  reply: z.null(),
  failure: registrationFailure,
  refusals: [409, 422, 503],
};

/** The caller's registration, with numbers masked; null when none was ever submitted. */
export const readRegistration: Endpoint<void, Registration | null> = {
  ...ofUsers,
  name: 'readRegistration',
  summary: '查询当前用户的前缀注册申请，没有时为空；证件号码与手机号脱敏',
  path: `${folder}/register/initdata`,
  encoding: 'none',
  request: z.void(),
  reply: z.nullable(wireRegistration),
  failure: z.null(),
};

const confirmationQuery = z.object({ contactPersonPhone: prefixForm.shape.contactPersonPhone });
const confirmation = z.object({
  /** Whether the contact's number has to be proved by a code. */
  smsCode: z.boolean(),
});

/** What the confirmation of a registration asks for beside the slide. */
export const readRegistrationConfirmation: Endpoint<z.infer<typeof confirmationQuery>, z.infer<typeof confirmation>> = {
  ...ofUsers,
  name: 'readRegistrationConfirmation',
  summary: '查询提交前缀注册申请时是否需要短信验证码：联系人手机号与账号手机号不同时需要',
  path: `${folder}/register/confirmation`,
  request: confirmationQuery,
  reply: confirmation,
  failure: z.null(),
};

const availabilityQuery = z.object({
  secondNodeId: prefixForm.shape.secondNodeId,
  enterprisePrefix: prefixForm.shape.enterprisePrefix,
});
const availability = z.object({
  available: z.boolean(),
  /** `88.118.001` */
  prefix: z.string(),
  /** The last part of a prefix of the same node that is free, where this one is not; null when there is none. */
  freePrefix: z.nullable(z.string()),
});
export type PrefixAvailability = z.infer<typeof availability>;

/** Whether a prefix can be had. The caller's own counts as free for the caller. */
export const checkPrefix: Endpoint<z.infer<typeof availabilityQuery>, PrefixAvailability> = {
  ...ofUsers,
  name: 'checkPrefix',
  summary: '查询企业前缀是否可用，不可用时给出一个可用的前缀',
  path: `${folder}/available`,
  request: availabilityQuery,
  reply: availability,
  failure: z.null(),
  refusals: [404],
};

const keptDraft = z.object({
  values: prefixDraft,
  /** Grows with every saving. */
  version: z.number(),
  /** Milliseconds since 1970 UTC. */
  savedAt: z.number(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** The caller's draft; null without one. */
export const readPrefixDraft: Endpoint<void, KeptDraft | null> = {
  ...ofUsers,
  name: 'readPrefixDraft',
  summary: '读取当前用户的前缀注册草稿，没有时为空',
  path: `${folder}/draft/read`,
  encoding: 'none',
  request: z.void(),
  reply: z.nullable(keptDraft),
  failure: z.null(),
};

const draftSaving = z.object({
  values: prefixDraft,
  /** The version that was changed; 0 where there was none. Null saves over whatever is there. */
  basedOn: z.nullable(z.number()),
});
export type DraftSaving = z.infer<typeof draftSaving>;

const savedDraft = z.object({ version: z.number(), savedAt: z.number() });
export type SavedDraft = z.infer<typeof savedDraft>;

/** Saves the caller's draft. Refused with the newer one when another device has saved since. */
export const savePrefixDraft: Endpoint<DraftSaving, SavedDraft, KeptDraft> = {
  ...ofUsers,
  name: 'savePrefixDraft',
  summary: '保存当前用户的前缀注册草稿；在别处有更新的草稿时不保存，并返回较新的草稿',
  path: `${folder}/draft/save`,
  request: draftSaving,
  reply: savedDraft,
  failure: keptDraft,
  refusals: [409],
};

/** Deletes the caller's draft; one that is not there is deleted already. */
export const removePrefixDraft: Endpoint<void, null> = {
  ...ofUsers,
  name: 'removePrefixDraft',
  summary: '删除当前用户的前缀注册草稿',
  path: `${folder}/draft/remove`,
  encoding: 'none',
  request: z.void(),
  reply: z.null(),
  failure: z.null(),
};

/** Makes a draft of the caller's rejected registration, to be filled in again; a draft that is there already is given as it is. */
export const reopenRegistration: Endpoint<void, KeptDraft> = {
  ...ofUsers,
  name: 'reopenRegistration',
  summary: '重新填写被驳回的前缀注册申请：以原内容建立草稿并返回',
  path: `${folder}/register/reopen`,
  encoding: 'none',
  request: z.void(),
  reply: keptDraft,
  failure: z.null(),
  refusals: [404, 409],
};
