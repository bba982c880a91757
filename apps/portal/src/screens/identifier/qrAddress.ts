import { identifierAddress, qrContent } from '@lima-id/domain';

/**
 * What the QR picture of an identifier holds. An enterprise's own link is used when it is complete; a relative one cannot
 * be opened by a phone, so it is completed with the origin of this page, and a missing one leads to this page itself.
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
