/** Challenges and misses within the window. */
export interface CaptchaRates {
  /** Of one address: see `visitorOf`. */
  address: number;
  /** Of its network: see `networkOf`. */
  network: number;
  /** Of everybody. */
  platform: number;
}

/** How much work a challenge costs. */
export interface WorkLevel {
  /** Numbers that a device tries at most; half as many on average. */
  triesMax: number;
  /** The level begins when one of the rates is above its number here. */
  above: CaptchaRates;
}

/**
 * From the least work to the most. With the usual cost of a number (`defaultWorkCost`) and the native PBKDF2 of a server's core the
 * levels take 0.02, 0.25, 2.5 and 12 seconds of one core on average. An address that is a whole school's, or a network that is a mobile
 * carrier's, waits for seconds and is never refused for how many stand behind it.
 */
export const workLevels: readonly [WorkLevel, ...WorkLevel[]] = [
  { triesMax: 350, above: { address: 0, network: 0, platform: 0 } },
  { triesMax: 4_000, above: { address: 8, network: 100, platform: 3_000 } },
  { triesMax: 40_000, above: { address: 20, network: 400, platform: 9_000 } },
  { triesMax: 200_000, above: { address: 120, network: 2_000, platform: 27_000 } },
];

/** The dearest level that one of the rates has reached. */
export function workLevelFor(rates: CaptchaRates): WorkLevel {
  const reached = ({ above }: WorkLevel) =>
    rates.address > above.address || rates.network > above.network || rates.platform > above.platform;
  return workLevels.findLast(reached) ?? workLevels[0];
}
