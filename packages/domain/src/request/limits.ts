/** Milliseconds after which a request is aborted. */
export const requestTimeoutMs = 30_000;

/** Milliseconds without a response after which a page says that it is still waiting, and offers to cancel the request. */
export const slowRequestMs = 5_000;

/** Seconds after which a page retries when the service restarts and sends no Retry-After. */
export const selfRetrySeconds = 15;

/**
 * Milliseconds by which a device's clock may differ from the server's without being corrected: servers differ by less among themselves,
 * nothing is decided by less than a minute, and a countdown must not jump.
 */
export const clockToleranceMs = 2_000;
