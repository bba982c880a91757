/** A path of the contract at a gateway: with the base that `bases` has in place of its own, if any. */
export function rebased(path: string, bases: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/^\/[^/]+/, (base) => bases[base] ?? base);
}
