// What the build draws the static pages with: see scripts/staticPages.ts.
export { robotsOf, sitemapOf } from './siteFiles.ts';
export { drawStaticPage, drawUnknownPath, type Site } from './staticPage.ts';
export { type StaticPage, staticPages } from './staticPages.ts';
