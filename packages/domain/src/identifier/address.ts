import { mendedPath, readPath } from '../request/readAddress.ts';
import { parseIdentifier } from './code.ts';

/** Encodes for a query; a lone surrogate, which has no encoding, becomes U+FFFD instead of an exception. */
function encodeQueryValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Path and query of the page that shows an identifier; safe to share and to reload. */
export function identifierAddress(identifier: string): string {
  return `/product_scene?identifier=${encodeQueryValue(identifier)}`;
}

const codePath = /^\/\d{2,3}\.\d{2,4}\.\d{3,4}\/./;

/**
 * The page of the identifier code in a path of the site, as it is written in an address: `/88.118.001/GT-1`, `/88.118.001%2FGT-1`, also with
 * marks that a chat appended; null for every other path.
 */
export function identifierAddressOfPath(path: string): string | null {
  const written = `/${readPath(mendedPath(path)).join('/')}`;
  if (!codePath.test(written)) return null;
  const verdict = parseIdentifier(written);
  return verdict.ok ? identifierAddress(verdict.text) : null;
}

/** The content of an identifier's QR code: the enterprise's link (it ends with `identifier=`) and the encoded code. */
export function qrContent(qrcodeLink: string, identifier: string): string {
  return `${qrcodeLink}${encodeQueryValue(identifier)}`;
}
