import { identifierAddress, qrContent } from '@lima-id/domain';
import { parseUrl } from './parseUrl.ts';

/**
 * The content of an identifier's QR code. An enterprise's own link is used when it is absolute; a phone cannot open a relative
 * one, so it gets the origin of this page, and a missing one leads to this page itself.
 */
export function qrAddress(qrcodeLink: string, identifier: string, origin: string): string {
  const link = qrcodeLink.trim();
  if (link === '') return new URL(identifierAddress(identifier), origin).href;
  const content = qrContent(link, identifier);
  if (/^https?:\/\//i.test(content)) return content;
  const url = parseUrl(content, origin);
  return url?.origin === origin ? url.href : new URL(identifierAddress(identifier), origin).href;
}
