/** Challenges and misses within the window. */
export interface CaptchaRates {
  /** Of one address: see `visitorOf`. */
  address: number;
  /** Of its network: see `networkOf`. */
  network: number;
  platform: number;
}

/** Difficulty of a challenge. */
export interface WorkLevel {
  /** Maximum attempts of a device; half as many on average. */
  triesMax: number;
  /** The level applies when one of the rates is above its threshold. */
  above: CaptchaRates;
}

/**
 * In ascending order of work. With the default cost (of `CAPTCHA_WORK_COST`) and native PBKDF2 on a server core the levels take 0.02, 0.25, 2.5
 * and 12 core-seconds on average. Visitors behind the shared address of a school or the network of a mobile carrier wait for seconds and
 * are never refused.
 */
export const workLevels: readonly [WorkLevel, ...WorkLevel[]] = [
  { triesMax: 350, above: { address: 0, network: 0, platform: 0 } },
  { triesMax: 4_000, above: { address: 8, network: 100, platform: 3_000 } },
  { triesMax: 40_000, above: { address: 20, network: 400, platform: 9_000 } },
  { triesMax: 200_000, above: { address: 120, network: 2_000, platform: 27_000 } },
];

/** The highest level that one of the rates has reached. */
export function workLevelFor(rates: CaptchaRates): WorkLevel {
  const reached = ({ above }: WorkLevel) =>
    rates.address > above.address || rates.network > above.network || rates.platform > above.platform;
  return workLevels.findLast(reached) ?? workLevels[0];
}
