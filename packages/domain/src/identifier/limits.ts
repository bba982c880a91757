/** Characters an identifier input may hold after its ends are trimmed; long enough for a link with tracking parameters. */
export const identifierInputMaxLength = 4096;

/** Characters an object code may hold. */
export const objectCodeMaxLength = 128;

/** Most suggestions for a code that does not exist. */
export const nearCodesMax = 5;

/** Minimum characters of a folded object code for which near codes are searched. */
export const nearCodeMinLength = 6;

/** Maximum characters of a folded object code for which near codes are searched. */
export const nearCodeMaxLength = 32;

/** Identifiers in the trail of a visitor's trace links. */
export const traceChainMax = 8;

/** Milliseconds between the end of a lookup and the next one being allowed. */
export const searchOkDelayMs = 500;
