import { durationUnits, type FreeProduct, offersTrial, readYuan } from '@lima-id/domain';

/** What stands behind the zero of an app that costs nothing to begin with, and what leads to it. */
export interface FreeTerm {
  /** `元 / 30 天`; `元` alone where nothing is given. */
  unit: string;
  action: string;
}

/** For how long an app costs nothing: the days of its trial, else what its price of zero is for. */
export function freeTerm({ tryUseDuration = -1, negotiable, price, durationUnit }: FreeProduct): FreeTerm {
  const action = offersTrial(tryUseDuration) ? '免费试用' : '免费使用';
  if (tryUseDuration > 0) return { unit: `元 / ${tryUseDuration} 天`, action };
  const isFree = !negotiable && readYuan(price) === 0;
  return { unit: isFree ? `元 / ${durationUnits[durationUnit]}` : '元', action };
}
