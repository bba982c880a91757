/** Characters that browsers strip from an address, so that `java\nscript:` still runs, and invisible ones. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** A scheme ends at a colon before any of these characters; an internal address has one of them before any colon. */
const beforeColon = /^[^/?#]*:/;

/**
 * The address without invisible characters and with its spaces encoded, or null unless it has one of the schemes or is internal. The
 * checked string is the returned one.
 */
export function safeAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.replace(invisible, '').trim().replace(/\p{Z}/gu, encodeURIComponent);
  if (address === '') return null;
  const name = scheme.exec(address)?.[1]?.toLowerCase();
  if (name !== undefined) return schemes.includes(name) ? address : null;
  return beforeColon.test(address) ? null : address;
}

/** Whether an allowed address is external. */
export function leavesSite(address: string): boolean {
  return /^(?:https?:|[/\\]{2})/i.test(address);
}
