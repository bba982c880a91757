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

/** Required, with the domain's message, and the form of an id. */
const id = z.pipe(trialRequest.shape.appId, wireId);

const application = z.object({
  /** The app's own id, `-1` for an app without one. */
  appId: id,
  /** The approved prefix of the caller's own company. */
  companyPrefix: id,
  /** A price of the package, `-1` when the app's price is on request. */
  packagePriceId: id,
  packageProductId: id,
  productManagerId: id,
});

/** Why a call about a trial is refused because of the company, the app or the trial. */
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
 * Applies for a trial of an app and starts it. A company can try an app once; the same application from the same account within
 * ten minutes counts as the same click and returns the same trial, as `repeated`. Refused without an approved prefix (403, reason
 * `prefix`), with a prefix other than the caller's (403, `foreignPrefix`), for an unknown app (404, `appMissing`), for an app, a
 * package and a price that do not match (422, `mismatch`), for a package without a trial (422, `notOffered`), and when the
 * company has already tried the app (409, `tried`, with the day and the end).
 */
export const comeApplyTrial: Endpoint<TrialRequest, TrialApplied, TrialFailure> = {
  ...applying,
  name: 'comeApplyTrial',
  path: '/platform-console-service/manager/trialperiodrecord/come/apply',
};

/** The same as `comeApplyTrial` under its other path: pages of the market call this one, consoles that one. */
export const applyTrial: Endpoint<TrialRequest, TrialApplied, TrialFailure> = {
  ...applying,
  name: 'applyTrial',
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
/** What opens the provider's console for an app on trial: the app, its code (`-1` without one), and the end of the trial. */
export type OnTrial = z.infer<typeof onTrial>;

/**
 * Opens an app that the caller's company is trying, by any package of the app, not only the one applied for. Refused without a
 * trial (409, reason `notOnTrial`), after its end (409, `over`), and as `comeApplyTrial` for prefix, unknown app and mismatch.
 * The device's id is neither stored nor checked.
 */
export const fetchOnTrial: Endpoint<OnTrialRequest, OnTrial, TrialFailure> = {
  ...shared,
  name: 'fetchOnTrial',
  path: '/platform-console-service/manager/trialperiodrecord/fetchOnTrial',
  request: going,
  reply: renamed(onTrial, { productId: 'productManagerId', endsAt: 'endTime' }),
  failure: refusal,
  refusals: [404, 409, 422],
};

/** Maximum page number. */
const pageMax = 1_000_000;

const listQuery = z.object({
  /** The page, from 1. */
  page: z._default(wholeNumber(1, pageMax), 1),
  size: z._default(wholeNumber(1, trialPageMax), defaultPageSize),
});
export type TrialListRequest = z.infer<typeof listQuery>;

const trialPage = z.object({ records: z.array(wireTrialRecord), total: z.number() });
/** A page of trials, and the total over all pages. */
export interface TrialPage {
  records: TrialRecord[];
  total: number;
}

/**
 * The trials of the caller's company, colleagues' included, newest first; none without a company. An addition of our own, for the
 * page 查看我的试用.
 */
export const listMyTrials: Endpoint<TrialListRequest, TrialPage> = {
  ...shared,
  name: 'listMyTrials',
  path: '/platform-operate-service/manager/trial/period/record/list/page',
  request: renamed(listQuery, { page: 'current' }),
  reply: trialPage,
  failure: z.null(),
};
