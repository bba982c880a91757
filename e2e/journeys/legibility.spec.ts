import { measureContrast } from '../support/contrast.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { findOrphans } from '../support/orphans.ts';

const productScene = `/product_scene?identifier=${encodeURIComponent(treadmill)}`;

/** Public pages of every kind. */
const pages = [
  '/home',
  productScene,
  `/product_scene?identifier=${encodeURIComponent(recalledBike)}`,
  '/product_scene?identifier=88.118.001%2FNONE-1',
  '/new_identification',
  '/application',
  '/application/list',
  '/application/list/detail/1',
  '/application/6',
  '/solution',
  '/solution/4',
  '/cooperation_case',
  '/cooperation_case/detail/7',
  '/news',
  '/news/detail/2',
  '/ecology',
  '/introduce',
  '/smartexpo',
  '/special',
  '/contact',
  '/login',
  '/develop_document',
  '/develop_document?tab=api',
  '/nowhere',
];

journey.describe.configure({ mode: 'parallel' });

for (const width of [1440, 390]) {
  journey.describe(`at ${width} px`, () => {
    // To measure, texts are hidden by a style, which the policy of the pages refuses.
    journey.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true });

    for (const path of pages) {
      journey(`${path} has enough contrast under every glyph, and no orphaned characters`, async ({ page }) => {
        const weak: string[] = [];
        let measured = 0;
        let unseen = 0;
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const strays = await findOrphans(page);
        for (const { target, text, ratio, least } of await measureContrast(page)) {
          measured += 1;
          if (ratio === null) unseen += 1;
          else if (ratio < least) weak.push(`${ratio.toFixed(2)} of ${least}: ${text} (${target})`);
        }
        console.log(
          `${width} px, ${path}: ${measured} measured, ${unseen} of them out of sight, ${weak.length} too weak`,
        );
        expect(weak).toEqual([]);
        expect(strays).toEqual([]);
      });
    }
  });
}

/** Pages with fields to type into. */
const typing = ['/home', productScene, '/application', '/application/list', '/news', '/contact', '/login'];

journey.describe('on a touch screen', () => {
  journey.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

  for (const path of typing) {
    journey(`${path} has type of 16 px in every field, which iOS zooms the page for otherwise`, async ({ page }) => {
      const small: string[] = [];
      await page.goto(path);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForLoadState('networkidle');
        const sizes = await page
          .locator(
            'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"], [type="range"]), textarea, select',
          )
          .filter({ visible: true })
          .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
        expect(sizes.length).toBeGreaterThan(0);
        if (Math.min(...sizes) < 16) small.push(`${width} px: ${sizes.join(', ')}`);
      }
      expect(small).toEqual([]);
    });
  }
});
