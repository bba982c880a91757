/** Characters that browsers strip from URLs, and invisible ones. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The URL without invisible characters and with encoded spaces; null unless it has an allowed scheme or is a path of the site.
 * Protocol-relative URLs (`//host`) are rejected.
 */
export function cleanAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.replace(invisible, '').trim().replace(/\p{Z}/gu, encodeURIComponent);
  if (address === '' || /^[/\\]{2}/.test(address)) return null;
  const name = scheme.exec(address)?.[1]?.toLowerCase();
  if (name !== undefined) return schemes.includes(name) ? address : null;
  return /^[^/?#]*:/.test(address) ? null : address;
}

const webSchemes = ['http', 'https'] as const;

/** The URL of a picture, a video or a page; empty when unsafe. */
export function cleanWebAddress(text: string): string {
  return cleanAddress(text, webSchemes) ?? '';
}

/** The safe URLs of a list. */
export function cleanWebAddresses(addresses: readonly string[]): string[] {
  return addresses.map(cleanWebAddress).filter((address) => address !== '');
}
