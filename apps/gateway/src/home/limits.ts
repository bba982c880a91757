/** Lookups whose median the home page shows as what a lookup takes. */
export const lookupTimesKept = 101;
