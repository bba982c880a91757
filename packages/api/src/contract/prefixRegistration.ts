import { prefixForm, registrationField } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wirePrefixDraft } from '../wire/documentType.ts';
import {
  adaptRegistration,
  type Registration,
  type RegistrationRequest,
  wireRegistration,
  wireRegistrationRequest,
} from '../wire/registration.ts';
import type { Endpoint } from './endpoint.ts';

export type { Registration, RegistrationRequest };

const folder = '/platform-operate-service/identifier/manager/company/prefix';

const ofUsers = { method: 'POST', auth: 'token', encoding: 'json' } as const;

/** The field at fault, null when it is none; an available prefix to use instead. */
const registrationFailure = z.object({ field: z.nullable(registrationField), freePrefix: z.nullable(z.string()) });
export type RegistrationFailure = z.infer<typeof registrationFailure>;

/** Submits the caller's registration of a prefix, for the first time or after a rejection. */
export const registerPrefix: Endpoint<RegistrationRequest, null, RegistrationFailure> = {
  ...ofUsers,
  name: 'registerPrefix',
  path: `${folder}/register`,
  request: wireRegistrationRequest,
  reply: z.null(),
  failure: registrationFailure,
  refusals: [409, 422, 503],
};

/** The caller's registration, with numbers masked; null when none was submitted. */
export const readRegistration: Endpoint<void, Registration | null> = {
  ...ofUsers,
  name: 'readRegistration',
  path: `${folder}/register/initdata`,
  encoding: 'none',
  request: z.void(),
  reply: z.nullable(wireRegistration),
  adaptReply: adaptRegistration,
  failure: z.null(),
};

const confirmationQuery = z.object({ contactPersonPhone: prefixForm.shape.contactPersonPhone });
const confirmation = z.object({
  /** Whether the contact's number has to be verified by a code. */
  smsCode: z.boolean(),
});

/** What the confirmation of a registration requires besides the slide. */
export const readRegistrationConfirmation: Endpoint<z.infer<typeof confirmationQuery>, z.infer<typeof confirmation>> = {
  ...ofUsers,
  name: 'readRegistrationConfirmation',
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
  /** The last segment of an available prefix of the same node, where this one is taken; null without one. */
  freePrefix: z.nullable(z.string()),
});
export type PrefixAvailability = z.infer<typeof availability>;

/** Whether a prefix is available. The caller's own counts as available to the caller. */
export const checkPrefix: Endpoint<z.infer<typeof availabilityQuery>, PrefixAvailability> = {
  ...ofUsers,
  name: 'checkPrefix',
  path: `${folder}/available`,
  request: availabilityQuery,
  reply: availability,
  failure: z.null(),
  refusals: [404],
};

const storedDraft = z.object({
  values: wirePrefixDraft,
  /** Increases with every save. */
  version: z.number(),
  /** Milliseconds since 1970 UTC. */
  savedAt: z.number(),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** The caller's draft; null without one. */
export const readPrefixDraft: Endpoint<void, StoredDraft | null> = {
  ...ofUsers,
  name: 'readPrefixDraft',
  path: `${folder}/draft/read`,
  encoding: 'none',
  request: z.void(),
  reply: z.nullable(storedDraft),
  failure: z.null(),
};

const draftSaving = z.object({
  values: wirePrefixDraft,
  /** The version that was edited; 0 without one. Null overwrites any version. */
  basedOn: z.nullable(z.number()),
});
export type DraftSaving = z.infer<typeof draftSaving>;

const savedDraft = z.object({ version: z.number(), savedAt: z.number() });
export type SavedDraft = z.infer<typeof savedDraft>;

/**
 * Saves the caller's draft. Refused with the newer draft after a save from another device, and without one when the draft that it is based on
 * was submitted, cleared or deleted.
 */
export const savePrefixDraft: Endpoint<DraftSaving, SavedDraft, StoredDraft> = {
  ...ofUsers,
  name: 'savePrefixDraft',
  path: `${folder}/draft/save`,
  request: draftSaving,
  reply: savedDraft,
  failure: storedDraft,
  refusals: [409],
};

/** Deletes the caller's draft. Safe to repeat. */
export const removePrefixDraft: Endpoint<void, null> = {
  ...ofUsers,
  name: 'removePrefixDraft',
  path: `${folder}/draft/remove`,
  encoding: 'none',
  request: z.void(),
  reply: z.null(),
  failure: z.null(),
};

/** Turns the caller's rejected registration into a draft for correction; an existing draft is returned unchanged. */
export const reopenRegistration: Endpoint<void, StoredDraft> = {
  ...ofUsers,
  name: 'reopenRegistration',
  path: `${folder}/register/reopen`,
  encoding: 'none',
  request: z.void(),
  reply: storedDraft,
  failure: z.null(),
  refusals: [404, 409],
};
