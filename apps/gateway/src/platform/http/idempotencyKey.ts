/** Printable ASCII, so that it can be stored and logged as it is. */
const pattern = /^[\x21-\x7e]{8,128}$/;

/** Whether a key is one that a repetition can be known by, or is not given at all. */
export function isIdempotencyKey(key: string | null): boolean {
  return key === null || pattern.test(key);
}
