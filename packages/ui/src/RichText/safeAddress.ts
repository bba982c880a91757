/** Characters that browsers take out of an address, so that `java\nscript:` still runs, and those nobody sees. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** What a browser cannot take for the end of a scheme: an address inside the site has one of these before any colon. */
const beforeColon = /^[^/?#]*:/;

/**
 * The address without invisible characters and with its spaces encoded, or null unless it has one of the schemes or leads inside the site. What is
 * checked is what is given back.
 */
export function safeAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.replace(invisible, '').trim().replace(/\p{Z}/gu, encodeURIComponent);
  if (address === '') return null;
  const name = scheme.exec(address)?.[1]?.toLowerCase();
  if (name !== undefined) return schemes.includes(name) ? address : null;
  return beforeColon.test(address) ? null : address;
}

/** Whether an allowed address leaves the site. */
export function leavesSite(address: string): boolean {
  return /^(?:https?:|[/\\]{2})/i.test(address);
}
