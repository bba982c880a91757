import { escapeMarkup } from './escapeMarkup.ts';
import { ownPages, type StaticPage } from './staticPages.ts';

/** sitemap.xml: every page, with the day it was written where that is known. */
export function sitemapOf(pages: readonly Pick<StaticPage, 'address' | 'day'>[], origin: string): string {
  const entries = pages.map(
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

/** robots.txt: everything may be read but what is somebody's own, and where the map of the site is. */
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
