import { identifierAddress, qrContent } from '@lima-id/domain';

/**
 * The content of an identifier's QR code. An enterprise's own link is used when it is absolute; a phone cannot open a relative
 * one, so it gets the origin of this page, and a missing one leads to this page itself.
 */
export function qrAddress(qrcodeLink: string, identifier: string, origin: string): string {
  const link = qrcodeLink.trim();
  if (link === '') return new URL(identifierAddress(identifier), origin).href;
  const content = qrContent(link, identifier);
  if (/^https?:\/\//i.test(content)) return content;
  return URL.canParse(content, origin) && new URL(content, origin).origin === origin
    ? new URL(content, origin).href
    : new URL(identifierAddress(identifier), origin).href;
}
