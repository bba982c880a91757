/** Characters that browsers take out of an address, and those nobody sees. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The address without invisible characters and with its spaces encoded; null unless it has one of the schemes or leads inside the
 * site. What would be taken for another host without a scheme (`//host`) is not followed either.
 */
export function cleanAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.replace(invisible, '').trim().replace(/\p{Z}/gu, encodeURIComponent);
  if (address === '' || /^[/\\]{2}/.test(address)) return null;
  const name = scheme.exec(address)?.[1]?.toLowerCase();
  if (name !== undefined) return schemes.includes(name) ? address : null;
  return /^[^/?#]*:/.test(address) ? null : address;
}

const webSchemes = ['http', 'https'] as const;

/** The address of a picture, a video or a page of the web or of the site; empty where it may not be followed. */
export function cleanWebAddress(text: string): string {
  return cleanAddress(text, webSchemes) ?? '';
}

/** The addresses that may be followed. */
export function cleanWebAddresses(addresses: readonly string[]): string[] {
  return addresses.map(cleanWebAddress).filter((address) => address !== '');
}
