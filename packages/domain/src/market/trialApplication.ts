import * as z from 'zod/mini';
import { marketMessages } from '../messages/market.ts';
import { suspensionMessages } from '../messages/suspension.ts';
import { chinaDate, chinaMinute } from '../time/chinaTime.ts';
import { trialRepeatMs } from './limits.ts';
import type { PackageDetails } from './package.ts';
import type { ProductDetail } from './productDetail.ts';
import type { TrialRequest } from './trial.ts';
import { type TrialTerm, trialProgress } from './trialState.ts';

/** What travels in the place of an app's id or code, or of a price, where there is none. */
export const noTrialPart = '-1';

/** Why a trial is not to be had, or cannot be gone on with. */
export const trialRefusalReason = z.enum([
  'prefix',
  'foreignPrefix',
  'appMissing',
  'mismatch',
  'notOffered',
  'tried',
  'notOnTrial',
  'over',
]);
export type TrialRefusalReason = z.infer<typeof trialRefusalReason>;

/** A refusal and what is said about it. */
export interface TrialRefusal {
  ok: false;
  reason: TrialRefusalReason;
  message: string;
}

/** A package as far as a trial asks. */
export interface TrialPackage {
  id: string;
  /** Ids of its prices; none when the app's price is on request. */
  priceIds: readonly string[];
  trialDays: number | null;
}

/** A package with a trial. */
export interface TriedPackage extends TrialPackage {
  trialDays: number;
}

/** An app as far as a trial asks. */
export interface TrialApp {
  id: string;
  /** Empty when it has none. */
  appId: string;
  packages: readonly TrialPackage[];
}

/** The trial that a company had of an app first. */
export interface FirstTrial extends TrialTerm {
  /** Whose application it was, and with what. */
  accountId: string;
  packageId: string;
  priceId: string;
}

/** The caller's own company, as far as a trial asks. */
export interface TrialCompany {
  /** Its approved prefix; null without one. */
  companyPrefix: string | null;
  /** Whether it has none because its prefix is suspended. */
  isSuspended: boolean;
}

/** What is known about an application. */
export interface TrialFacts extends TrialCompany {
  request: TrialRequest;
  accountId: string;
  /** The requested app; null when it does not exist. */
  app: TrialApp | null;
  /** What the company had of the app before; null when it never tried it. */
  first: FirstTrial | null;
}

/** A trial that begins, with the package that is tried; or, for a repeated click, the one that it began already. */
export type TrialVerdict = { ok: true; begins: TriedPackage | null } | TrialRefusal;

const { trial: texts, gate, appMissing } = marketMessages;

function refuse(reason: TrialRefusalReason, message: string): TrialRefusal {
  return { ok: false, reason, message };
}

/** The refusal of a company without an approved prefix. */
function refusePrefix({ isSuspended }: TrialCompany): TrialRefusal {
  return refuse('prefix', isSuspended ? suspensionMessages.trying : gate.tryPrefix);
}

/** The package of a request, if app, package and price belong together. */
function packageOf(request: TrialRequest, app: TrialApp): TrialPackage | null {
  const found = app.packages.find(({ id }) => id === request.packageProductId);
  if (found === undefined || request.productManagerId !== app.id) return null;
  const priceIds = found.priceIds.length === 0 ? [noTrialPart] : found.priceIds;
  return request.appId === (app.appId || noTrialPart) && priceIds.includes(request.packagePriceId) ? found : null;
}

/** What is said of a trial that a company has, or had, when it applies once more: since when, and until when. Source: docs/rules/trials.md. */
export function describeTrialTerm(term: TrialTerm, now: number): string {
  const { state, endsAt } = trialProgress(term, now);
  const say = state === 'over' ? texts.triedOver : texts.triedUntil;
  return texts.tried(chinaDate(term.startedAt), endsAt === null ? texts.triedOpen : say(chinaMinute(endsAt)));
}

/** Whether an application is the click that began a trial, once more. */
function isRepeated({ request, accountId }: TrialFacts, first: FirstTrial, now: number): boolean {
  return (
    accountId === first.accountId &&
    request.packageProductId === first.packageId &&
    request.packagePriceId === first.priceId &&
    now - first.startedAt < trialRepeatMs
  );
}

/**
 * Whether a company gets a trial: with its own approved prefix, of an app, package and price that belong together, of a package that
 * has a trial, only once. The same application from the same account within ten minutes is the same click and gets the
 * trial that it began. The first thing that is wrong decides. Source: docs/rules/trials.md.
 */
export function judgeTrial(facts: TrialFacts, now: number): TrialVerdict {
  const { request, companyPrefix, app, first } = facts;
  if (companyPrefix === null) return refusePrefix(facts);
  if (request.companyPrefix !== companyPrefix) return refuse('foreignPrefix', texts.foreignPrefix);
  if (app === null) return refuse('appMissing', appMissing);
  const tried = packageOf(request, app);
  if (tried === null) return refuse('mismatch', texts.mismatch);
  if (first !== null) {
    if (isRepeated(facts, first, now)) return { ok: true, begins: null };
    return refuse('tried', describeTrialTerm(first, now));
  }
  const { trialDays } = tried;
  if (trialDays === null) return refuse('notOffered', texts.notOffered);
  return { ok: true, begins: { ...tried, trialDays } };
}

/** What is known when a visitor opens an app on trial. */
export interface OnTrialFacts extends TrialCompany {
  /** The app's code as the request names it; `-1` names none. */
  appCode: string;
  /** The app; null when it does not exist. */
  app: { appCode: string } | null;
  /** The company's trial of it; null when there is none. */
  term: TrialTerm | null;
}

/** Whether a company may go on to an app that it tries: not without a trial, and not when that is over. Source: docs/rules/trials.md. */
export function judgeOnTrial(facts: OnTrialFacts, now: number): { ok: true } | TrialRefusal {
  const { appCode, companyPrefix, app, term } = facts;
  if (companyPrefix === null) return refusePrefix(facts);
  if (app === null) return refuse('appMissing', appMissing);
  if (appCode !== noTrialPart && appCode !== app.appCode) return refuse('mismatch', texts.mismatch);
  if (term === null) return refuse('notOnTrial', texts.notOnTrial);
  const { state, endsAt } = trialProgress(term, now);
  if (state === 'over' && endsAt !== null) return refuse('over', texts.over(chinaMinute(endsAt)));
  return { ok: true };
}

/** What the page of an app knows when a trial is applied for. */
export interface TrialChoice {
  app: Pick<ProductDetail, 'id' | 'appId'>;
  package: Pick<PackageDetails, 'id'>;
  /** The price that is chosen; null when the app's price is on request. */
  price: { id: string } | null;
  companyPrefix: string;
}

/** The application for a trial of what was chosen. Source: docs/rules/trials.md. */
export function draftTrial({ app, package: chosen, price, companyPrefix }: TrialChoice): TrialRequest {
  return {
    appId: app.appId || noTrialPart,
    companyPrefix,
    packagePriceId: price?.id ?? noTrialPart,
    packageProductId: chosen.id,
    productManagerId: app.id,
  };
}
