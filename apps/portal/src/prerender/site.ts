// What the build prerenders the static pages with: see scripts/staticPages.ts.
export { gatewayScreens, type ScriptedPart, screenScriptsFile } from './gatewayScreens.ts';
export { robotsOf, securityPath, securityTextOf, sitemapOf } from './siteFiles.ts';
export { drawStaticPage, drawUnknownPath, missingFrame, type Site } from './staticPage.ts';
export { type StaticPage, staticPages } from './staticPages.ts';
