/** The id of an item in an address; null when it is malformed. */
export function readContentId(written: string): number | null {
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}
