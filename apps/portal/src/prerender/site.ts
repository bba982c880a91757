// What the build draws the static pages with: see scripts/staticPages.ts.
export { type DrawnPart, drawnScreens, screenScriptsFile } from './drawnScreens.ts';
export { robotsOf, securityPath, securityTextOf, sitemapOf } from './siteFiles.ts';
export { drawStaticPage, drawUnknownPath, missingFrame, type Site } from './staticPage.ts';
export { type StaticPage, staticPages } from './staticPages.ts';
