import {
  defaultPageSize,
  joinedDigits,
  plainLine,
  rejection,
  suspensionReason,
  usernameMaxLength,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { registration, wireRegistration } from '../wire/registration.ts';
import { renamed } from '../wire/rename.ts';
import { wireReviewStatus } from '../wire/reviewStatus.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/prefix';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Maximum page size. */
const pageSizeMax = 100;

const listQuery = z.object({
  /** Filters by status; all when absent. */
  reviewStatus: z.optional(wireReviewStatus),
  /** Filters by prefix, such as `88.118.001`. */
  identifierPrefix: z.optional(z.string().check(z.overwrite(joinedDigits), z.maxLength(32))),
  page: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.positive(), z.lte(pageSizeMax)), defaultPageSize),
});
export type RegistrationListRequest = z.infer<typeof listQuery>;

const listed = z.object({
  id: registration.shape.id,
  identifierPrefix: registration.shape.identifierPrefix,
  companyName: registration.shape.companyName,
  reviewStatus: wireReviewStatus,
  submittedAt: registration.shape.submittedAt,
  /** Number of submissions. */
  submissions: z.number(),
});
export type ListedRegistration = z.infer<typeof listed>;

const wireListed = renamed(listed, {
  identifierPrefix: 'indentifierPrefix',
  companyName: 'name',
  reviewStatus: 'examineStatus',
  submittedAt: 'submitTime',
});
const list = z.object({ total: z.number(), registrations: z.array(listed) });
export type RegistrationListReply = z.infer<typeof list>;

/** Lists registrations, those waiting longest first. */
export const listRegistrations: Endpoint<RegistrationListRequest, RegistrationListReply> = {
  ...ofReviewers,
  name: 'listRegistrations',
  path: `${folder}/list`,
  request: renamed(listQuery, { reviewStatus: 'examineStatus', identifierPrefix: 'indentifierPrefix' }),
  reply: renamed(list, {}, { registrations: z.array(wireListed) }),
};

const byId = z.object({ id: z.string().check(z.maxLength(64)) });
export type RegistrationQuery = z.infer<typeof byId>;

/**
 * A step of a review: the event, the statuses before and after, the user name, empty for an automatic step, milliseconds since 1970 UTC, and
 * the reason.
 */
const reviewStep = z.object({
  event: z.enum(['submitted', 'passed', 'rejected', 'suspended', 'restored', 'erased']),
  from: z.nullable(wireReviewStatus),
  to: wireReviewStatus,
  by: z.string(),
  at: z.number(),
  fields: rejection.shape.fields,
  words: z.string(),
});
export type ReviewStep = z.infer<typeof reviewStep>;

const accessToData = z.object({
  /** User name. */
  by: z.string(),
  /** The whole registration, or one of its pictures. */
  what: z.enum(['registration', 'picture']),
  at: z.number(),
});

const picturePlace = z.enum(['licenceImage', 'cardFront', 'cardBack']);
/** Where a picture of a registration stands in its form. */
export type PicturePlace = z.infer<typeof picturePlace>;

/** A picture of a registration whose file is also another picture: of the same registration, or of another one. */
const pictureTwin = z.object({
  picture: picturePlace,
  twin: picturePlace,
  /** The registration of the twin. */
  registrationId: z.string(),
  identifierPrefix: z.string(),
  companyName: z.string(),
});
export type PictureTwin = z.infer<typeof pictureTwin>;

const reviewed = z.object({
  registration,
  /** Number of submissions. */
  submissions: z.number(),
  /** Whether licence number, name and legal person match; `unavailable` when it could not be checked. */
  verification: z.enum(['passed', 'unavailable']),
  /** Pictures whose file was uploaded for another picture too. */
  twins: z.array(pictureTwin),
  /** Oldest first. */
  steps: z.array(reviewStep),
  /** Access log of its personal data, newest first; the last hundred. */
  accesses: z.array(accessToData),
});
export type ReviewedRegistration = z.infer<typeof reviewed>;

/** A registration as reviewers see it, with unmasked numbers. Each read is recorded in the audit log. */
export const readRegistrationForReview: Endpoint<RegistrationQuery, ReviewedRegistration> = {
  ...ofReviewers,
  name: 'readRegistrationForReview',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(
    reviewed,
    {},
    {
      registration: wireRegistration,
      twins: z.array(renamed(pictureTwin, { identifierPrefix: 'indentifierPrefix', companyName: 'name' })),
    },
  ),
  refusals: [404],
};

/** The status that the reviewer saw: a decision on an outdated status is refused, and one on a submission that the reviewer has not read. */
const from = wireReviewStatus;

const decided = z.object({ reviewStatus: wireReviewStatus });
export type ReviewDecision = z.infer<typeof decided>;
const wireDecided = renamed(decided, { reviewStatus: 'examineStatus' });

const passing = z.object({ ...byId.shape, from });
export type RegistrationPassing = z.infer<typeof passing>;

/**
 * Approves a registration's current level: from the platform to the top node, and from there to the final approval, which assigns
 * the prefix to the enterprise.
 */
export const passRegistration: Endpoint<RegistrationPassing, ReviewDecision> = {
  ...ofReviewers,
  name: 'passRegistration',
  path: `${folder}/approve`,
  request: passing,
  reply: wireDecided,
  refusals: [404, 409],
};

const rejecting = z.object({ ...byId.shape, from, ...rejection.shape });
export type RegistrationRejecting = z.infer<typeof rejecting>;

/** Rejects a registration, with the fields to correct and a reason in words. */
export const rejectRegistration: Endpoint<RegistrationRejecting, ReviewDecision> = {
  ...ofReviewers,
  name: 'rejectRegistration',
  path: `${folder}/reject`,
  request: rejecting,
  reply: wireDecided,
  refusals: [404, 409, 422],
};

const suspending = z.object({
  /** A registration's id; for an enterprise without a registration, its prefix. */
  id: byId.shape.id,
  reason: suspensionReason,
});
export type PrefixSuspending = z.infer<typeof suspending>;

/**
 * Suspends an approved prefix, with a reason for its enterprise: all that requires an approved prefix stops, lookups of its codes included. It
 * is never assigned to another enterprise.
 */
export const suspendPrefix: Endpoint<PrefixSuspending, ReviewDecision> = {
  ...ofReviewers,
  name: 'suspendPrefix',
  path: `${folder}/suspend`,
  request: suspending,
  reply: wireDecided,
  refusals: [404, 409],
};

const restored = z.object({
  ...decided.shape,
  /** Whether an account that can log in manages the prefix; true from gateways of earlier versions, which do not say. */
  hasAdministrator: z._default(z.boolean(), true),
});
export type PrefixRestored = z.infer<typeof restored>;

/**
 * Restores a suspended prefix, with a reason. An enterprise without an administrator is given one by `appointAdministrator`. Safe to repeat with
 * the same reason.
 */
export const restorePrefix: Endpoint<PrefixSuspending, PrefixRestored> = {
  ...ofReviewers,
  name: 'restorePrefix',
  path: `${folder}/restore`,
  request: suspending,
  reply: renamed(restored, { reviewStatus: 'examineStatus' }),
  refusals: [404, 409],
};

const appointing = z.object({
  identifierPrefix: z.string().check(z.overwrite(joinedDigits), z.maxLength(32)),
  /** Its new administrator's user name. */
  username: z.string().check(z.overwrite(plainLine), z.maxLength(usernameMaxLength)),
});
export type AdministratorAppointing = z.infer<typeof appointing>;

/**
 * Makes an account the administrator of an enterprise that has none, as after a restoration of its prefix. Refused for an account of another
 * enterprise, one that is limited, and one whose registration is under review. Safe to repeat.
 */
export const appointAdministrator: Endpoint<AdministratorAppointing, null> = {
  ...ofReviewers,
  name: 'appointAdministrator',
  path: `${folder}/appoint`,
  request: renamed(appointing, { identifierPrefix: 'indentifierPrefix' }),
  reply: z.null(),
  refusals: [404, 409],
};

/** Erases the personal data of a registration that is not under review: numbers, names, contact and pictures. */
export const eraseRegistration: Endpoint<RegistrationQuery, null> = {
  ...ofReviewers,
  name: 'eraseRegistration',
  path: `${folder}/erase`,
  request: byId,
  reply: z.null(),
  refusals: [404, 409],
};
