/** Encodes for a query; half a surrogate pair, which has no encoding, becomes U+FFFD instead of an exception. */
function encodeQueryValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Path and query of the page that shows an identifier; safe to share and to reload. */
export function identifierAddress(identifier: string): string {
  return `/product_scene?identifier=${encodeQueryValue(identifier)}`;
}

/** What the QR picture of an identifier holds: the enterprise's link (it ends with `identifier=`) and the encoded code. */
export function qrContent(qrcodeLink: string, identifier: string): string {
  return `${qrcodeLink}${encodeQueryValue(identifier)}`;
}
