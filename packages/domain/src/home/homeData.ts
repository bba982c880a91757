import * as z from 'zod/mini';

/** One year of a market series; `value` in 100 million yuan. */
export const marketSizeYear = z.object({ year: z.number(), value: z.number(), forecast: z.boolean() });
export type MarketSizeYear = z.infer<typeof marketSizeYear>;

/** One category's part of the market; `share` in per cent, the shares of a market sum to 100. */
export const marketShare = z.object({ name: z.string(), share: z.number() });
export type MarketShare = z.infer<typeof marketShare>;

/** The live figures and series of the home page. */
export const homeData = z.object({
  /** Identifiers registered so far. */
  identifierTotal: z.number(),
  /** Lookups answered so far. */
  resolutionTotal: z.number(),
  /** Enterprises with an approved prefix. */
  enterpriseTotal: z.number(),
  /** Lookups answered since midnight, China time. */
  resolutionToday: z.number(),
  /** Milliseconds that the gateway's latest lookups took, their median; left out while none has been measured. */
  lookupMs: z.optional(z.number()),
  marketSize: z.array(marketSizeYear),
  marketShares: z.array(marketShare),
  /** Where the market figures come from, as shown under the charts. */
  marketSource: z.string(),
});
export type HomeData = z.infer<typeof homeData>;
