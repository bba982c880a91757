import {
  defaultPageSize,
  type OnTrialRequest,
  onTrialRequest,
  type TrialApplied,
  type TrialRecord,
  type TrialRequest,
  trialPageMax,
  trialRecord,
  trialRefusalReason,
  trialRequest,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { fingerprint } from '../wire/fingerprint.ts';
import { wireId } from '../wire/id.ts';
import { renamed } from '../wire/rename.ts';
import { wireTrialApplied, wireTrialRecord } from '../wire/trial.ts';
import type { Endpoint } from './endpoint.ts';

/** Required with the sentence of the domain, and what an id may be. */
const id = z.pipe(trialRequest.shape.appId, wireId);

const application = z.object({
  /** That of the app, `-1` for one that has none. */
  appId: id,
  /** The approved prefix of the caller's own company. */
  companyPrefix: id,
  /** A price of the package, `-1` when the app's price is on request. */
  packagePriceId: id,
  packageProductId: id,
  productManagerId: id,
});

/** Why a call about a trial is refused, where the company, the app or the trial is the reason. */
const refusal = z.object({ reason: trialRefusalReason });
export type TrialFailure = z.infer<typeof refusal>;

const shared = { method: 'POST', auth: 'token', encoding: 'json' } as const;
const applying = {
  ...shared,
  request: application,
  reply: wireTrialApplied,
  failure: refusal,
  refusals: [404, 409, 422],
};

/**
 * Applies for a trial of an app and begins it. A company has one trial of an app, once and for good; the same application from the same
 * account within ten minutes is the same click and answers the same trial, as `repeated`. Refused without an approved prefix (403, reason `prefix`),
 * with one that is not the caller's own (403, `foreignPrefix`), for an unknown app (404, `appMissing`), for an app, a package and a
 * price that do not belong together (422, `mismatch`), for a package without a trial (422, `notOffered`), and when the company has
 * tried the app (409, `tried`, with the day and until when).
 */
export const comeApplyTrial: Endpoint<TrialRequest, TrialApplied, TrialFailure> = {
  ...applying,
  name: 'comeApplyTrial',
  summary: '申请试用（申请表单）：每家企业每个应用一次；短时间内重复提交返回同一试用，repeated 为 true',
  path: '/platform-console-service/manager/trialperiodrecord/come/apply',
};

/** The same as `comeApplyTrial` under its other address: pages of the market call this one, consoles that one. */
export const applyTrial: Endpoint<TrialRequest, TrialApplied, TrialFailure> = {
  ...applying,
  name: 'applyTrial',
  summary: '申请试用（试用表单）：与 come/apply 完全相同，两个地址共用一套规则',
  path: '/platform-operate-service/manager/trial/period/record/try/apply',
};

const going = z.object({
  appCode: z.pipe(onTrialRequest.shape.appCode, wireId),
  packageProductId: id,
  fingerprint,
});

const onTrial = z.object({
  productId: trialRecord.shape.productId,
  appCode: trialRecord.shape.appCode,
  endsAt: trialRecord.shape.endsAt,
  daysLeft: trialRecord.shape.daysLeft,
});
/** What opens the provider's console for an app on trial: which app, under which code (`-1` without one), and until when. */
export type OnTrial = z.infer<typeof onTrial>;

/**
 * Goes on to an app that the caller's company tries, by a package of the app, whichever of them was applied for. Refused when there is
 * no trial (409, reason `notOnTrial`), when it is over (409, `over`), and as `comeApplyTrial` for prefix, unknown app and mismatch.
 * The device's id is neither kept nor judged.
 */
export const fetchOnTrial: Endpoint<OnTrialRequest, OnTrial, TrialFailure> = {
  ...shared,
  name: 'fetchOnTrial',
  summary: '进入试用中的应用：返回打开服务商控制台所需的应用与到期时间；未试用或已到期时说明原因',
  path: '/platform-console-service/manager/trialperiodrecord/fetchOnTrial',
  request: going,
  reply: renamed(onTrial, { productId: 'productManagerId', endsAt: 'endTime' }),
  failure: refusal,
  refusals: [404, 409, 422],
};

/** Pages of the longest list that can be asked for. */
const pageMax = 1_000_000;

const listQuery = z.object({
  /** The page, from 1. */
  page: z._default(wholeNumber(1, pageMax), 1),
  size: z._default(wholeNumber(1, trialPageMax), defaultPageSize),
});
export type TrialListRequest = z.infer<typeof listQuery>;

const trialPage = z.object({ records: z.array(wireTrialRecord), total: z.number() });
/** A page of trials, and how many there are on all pages. */
export interface TrialPage {
  records: TrialRecord[];
  total: number;
}

/** The trials of the caller's company, colleagues' included, newest first; none without a company. Our own call: the page of 查看我的试用. */
export const listMyTrials: Endpoint<TrialListRequest, TrialPage> = {
  ...shared,
  name: 'listMyTrials',
  summary: '分页查询本企业的试用，新的在前',
  path: '/platform-operate-service/manager/trial/period/record/list/page',
  request: renamed(listQuery, { page: 'current' }),
  reply: trialPage,
  failure: z.null(),
};
