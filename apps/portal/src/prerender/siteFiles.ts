import { brand } from '../brand/brand.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { ownPages, type StaticPage } from './staticPages.ts';

/** sitemap.xml: every indexed page, with its date where it is known. */
export function sitemapOf(pages: readonly Pick<StaticPage, 'address' | 'day' | 'isHidden'>[], origin: string): string {
  const entries = pages
    .filter(({ isHidden = false }) => !isHidden)
    .map(
      ({ address, day }) =>
        `<url><loc>${escapeMarkup(origin + address)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: allows everything except personal pages, and names the sitemap. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    ...ownPages.map((start) => `Disallow: ${start}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Path of security.txt (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** Milliseconds from the build to Expires: less than a year, as RFC 9116 recommends. */
const expiryMs = 364 * 86_400_000;

/**
 * security.txt: where to report a vulnerability. A gateway refreshes its date with each request; on other hosts it expires a year
 * after the build.
 */
export function securityTextOf(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n');
}
