import * as z from 'zod/mini';
import { givenText } from '../form/field.ts';
import { marketMessages } from '../messages/market.ts';

/** Days of a free trial: 0 where the provider and the company agree upon them; null without a trial. Source: docs/rules/market.md. */
export const trialDays = z.nullable(z.int().check(z.nonnegative()));

/** An app that may be tried, and the hot list's entries. */
export const trialProduct = z.object({
  productName: z.string(),
  /** Empty when the app has none. */
  appCode: z.string(),
  packageDetails: z.object({ id: z.string(), trialDays }),
});
export type TrialProduct = z.infer<typeof trialProduct>;

/** An app of the hot list. */
export const hotProduct = z.object({ id: z.string(), name: z.string() });
export type HotProduct = z.infer<typeof hotProduct>;

const required = givenText(marketMessages.incomplete);

/** A request for a trial. Source: docs/rules/trials.md. */
export const trialRequest = z.object({
  appId: required,
  companyPrefix: required,
  packagePriceId: required,
  packageProductId: required,
  productManagerId: required,
});
export type TrialRequest = z.infer<typeof trialRequest>;

/** A request to go on to an app that is on trial; an app without a code has -1. `fingerprint` is the device's own random id. Source: docs/rules/trials.md. */
export const onTrialRequest = z.object({
  appCode: z._default(z.string(), '-1'),
  packageProductId: required,
  fingerprint: required,
});
export type OnTrialRequest = z.infer<typeof onTrialRequest>;
