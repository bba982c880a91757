/** The content of a payment's QR code: an address of the portal's own origin as an absolute URL, everything else unchanged. */
export function payableCode(codeUrl: string, origin: string): string {
  return codeUrl.startsWith('/') ? new URL(codeUrl, origin).href : codeUrl;
}

/** The page that a code opens in a browser; null where only the provider's app can read it. */
export function payPage(code: string): string | null {
  return /^https?:\/\//.test(code) ? code : null;
}
