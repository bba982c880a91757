/** Number of lookups whose median latency the home page shows. */
export const lookupTimesKept = 101;
