import { expect, type Page } from '@playwright/test';

/**
 * Scrolls through a page, so that the parts below its first view are laid out and painted, and load what they load when they are near. A page
 * does that whenever it rests after a scroll, such as axe's own, and moves texts while they are looked at.
 */
export async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A page without a second view does not scroll.
    window.dispatchEvent(new Event('scroll'));
  });
  await expect(page.locator('style[data-later-parts]')).toHaveCount(0);
}
