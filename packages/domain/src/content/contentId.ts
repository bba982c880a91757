/** The id of an item that an address names; null when it is not written as one. */
export function readContentId(written: string): number | null {
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}
