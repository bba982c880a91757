import { durationUnits, type FreeProduct, readYuan } from '@lima-id/domain';

/** What stands behind the zero of an app that costs nothing to begin with, and what leads to it. */
export interface FreeTerm {
  /** `元 / 30 天`; `元` alone where nothing is given. */
  unit: string;
  action: string;
}

/** For how long an app costs nothing: the days of its trial, else what its price of zero is for. */
export function freeTerm({ trialDays = null, negotiable, price, durationUnit }: FreeProduct): FreeTerm {
  const action = trialDays === null ? '免费使用' : '免费试用';
  if (trialDays) return { unit: `元 / ${trialDays} 天`, action };
  const isFree = !negotiable && readYuan(price) === 0;
  return { unit: isFree && durationUnit !== null ? `元 / ${durationUnits[durationUnit]}` : '元', action };
}
