import { defaultPageSize, rejection, reviewStatus } from '@lima-id/domain';
import * as z from 'zod/mini';
import { registration, wireRegistration } from '../wire/registration.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/prefix';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Registrations of one page at most. */
const pageSizeMax = 100;

const listQuery = z.object({
  /** Those of one status; all when it is left out. */
  reviewStatus: z.optional(reviewStatus),
  /** That of one prefix, as `88.118.001`. */
  identifierPrefix: z.optional(z.string().check(z.maxLength(32))),
  page: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.positive(), z.lte(pageSizeMax)), defaultPageSize),
});
export type RegistrationListRequest = z.infer<typeof listQuery>;

const listed = z.object({
  id: registration.shape.id,
  identifierPrefix: registration.shape.identifierPrefix,
  companyName: registration.shape.companyName,
  reviewStatus,
  submittedAt: registration.shape.submittedAt,
  /** How often it was submitted. */
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

/** Lists registrations, those that have waited longest first. */
export const listRegistrations: Endpoint<RegistrationListRequest, RegistrationListReply> = {
  ...ofReviewers,
  name: 'listRegistrations',
  summary: '查询前缀注册申请，等待最久的在前，分页',
  path: `${folder}/list`,
  request: renamed(listQuery, { reviewStatus: 'examineStatus', identifierPrefix: 'indentifierPrefix' }),
  reply: renamed(list, {}, { registrations: z.array(wireListed) }),
};

const byId = z.object({ id: z.string().check(z.maxLength(64)) });
export type RegistrationQuery = z.infer<typeof byId>;

/** A step of a review: what happened, between which statuses, by whom (user name), when (milliseconds since 1970 UTC), and why. */
const reviewStep = z.object({
  event: z.enum(['submitted', 'passed', 'rejected', 'erased']),
  from: z.nullable(reviewStatus),
  to: reviewStatus,
  by: z.string(),
  at: z.number(),
  ...rejection.shape,
});
export type ReviewStep = z.infer<typeof reviewStep>;

const accessToData = z.object({
  /** User name. */
  by: z.string(),
  /** The whole registration, or one of its pictures. */
  what: z.enum(['registration', 'picture']),
  at: z.number(),
});

const reviewed = z.object({
  registration,
  /** How often it was submitted. */
  submissions: z.number(),
  /** Whether licence number, name and legal person were found to belong together; `unavailable` when nobody could say. */
  verification: z.enum(['passed', 'unavailable']),
  /** Oldest first. */
  steps: z.array(reviewStep),
  /** Who has looked at personal data of it, newest first; the last hundred. */
  accesses: z.array(accessToData),
});
export type ReviewedRegistration = z.infer<typeof reviewed>;

/** A registration as reviewers see it, numbers in full. Each reading is written down. */
export const readRegistrationForReview: Endpoint<RegistrationQuery, ReviewedRegistration> = {
  ...ofReviewers,
  name: 'readRegistrationForReview',
  summary: '查看一件前缀注册申请的全部内容与审核经过；每次查看都会记录',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(reviewed, {}, { registration: wireRegistration }),
  refusals: [404],
};

/** The status that the reviewer saw: what changed meanwhile is not decided on unseen. */
const from = reviewStatus;

const decided = z.object({ reviewStatus });
export type ReviewDecision = z.infer<typeof decided>;
const wireDecided = renamed(decided, { reviewStatus: 'examineStatus' });

const passing = z.object({ ...byId.shape, from });
export type RegistrationPassing = z.infer<typeof passing>;

/** Passes a registration on: from the platform to the top node, from there to its approval, by which the prefix is the enterprise's. */
export const passRegistration: Endpoint<RegistrationPassing, ReviewDecision> = {
  ...ofReviewers,
  name: 'passRegistration',
  summary: '通过前缀注册申请的当前一级审核；两级都通过后企业获得前缀',
  path: `${folder}/approve`,
  request: passing,
  reply: wireDecided,
  refusals: [404, 409],
};

const rejecting = z.object({ ...byId.shape, from, ...rejection.shape });
export type RegistrationRejecting = z.infer<typeof rejecting>;

/** Rejects a registration, with the fields to be filled in again and a reason in words. */
export const rejectRegistration: Endpoint<RegistrationRejecting, ReviewDecision> = {
  ...ofReviewers,
  name: 'rejectRegistration',
  summary: '驳回前缀注册申请，标记需要修改的内容并说明原因',
  path: `${folder}/reject`,
  request: rejecting,
  reply: wireDecided,
  refusals: [404, 409, 422],
};

/** Erases the personal data of a registration that is not under review: numbers, names, contact and pictures. */
export const eraseRegistration: Endpoint<RegistrationQuery, null> = {
  ...ofReviewers,
  name: 'eraseRegistration',
  summary: '删除一件申请中的个人信息（证件号码、姓名、联系方式与图片），审核经过保留；审核中的申请不能删除',
  path: `${folder}/erase`,
  request: byId,
  reply: z.null(),
  refusals: [404, 409],
};
