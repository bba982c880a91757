import { expect, journey } from '../support/journey.ts';
import { addresses } from '../support/publicPages.ts';

/** The rules that leave what is far below the first view of a document for later. */
const rules = 'style[data-later-parts]';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

journey.describe('what is far below the first view', () => {
  journey('is laid out once somebody has scrolled, and nothing moves', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').getByRole('link').first();
    const isLaidOut = () => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const title = page.getByRole('heading', { level: 1 });
    const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    expect(await isLaidOut()).toBe(false);
    const before = await top();
    await page.mouse.wheel(0, 40);
    await expect.poll(isLaidOut).toBe(true);
    expect(await top()).toBe(before);
    await expect(page.locator(rules)).toHaveCount(0);
  });

  journey('is in its place after a reload', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/home');
    const card = page.getByRole('main').getByRole('link', { name: '查看全部场景' });
    await card.scrollIntoViewIfNeeded();
    // From then on the parts above have their real heights.
    await expect(page.locator(rules)).toHaveCount(0);
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.reload();
    // A position in fractions of a pixel comes back rounded.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  for (const [name, address] of Object.entries(addresses)) {
    journey(`keeps its place on the page ${name} when it is no longer contained`, async ({ page }) => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const { count, moved } = await page.locator(rules).evaluate((style: HTMLStyleElement) => {
          const each = [...(style.sheet?.cssRules ?? [])] as CSSStyleRule[];
          const parts = each.flatMap(({ selectorText }) => [...document.querySelectorAll(selectorText)]);
          const places = () =>
            parts.map((part) => {
              const { top, height } = part.getBoundingClientRect();
              return `${part.tagName} at ${(top + window.scrollY).toFixed(2)}, ${height.toFixed(2)} high`;
            });
          // What remains of the rules in parts that are near: margins stay inside, and what stands out is cut.
          for (const rule of each) rule.style.cssText = 'contain: layout style paint';
          const contained = places();
          style.remove();
          const free = places();
          return {
            count: parts.length,
            moved: contained.flatMap((place, index) =>
              place === free[index] ? [] : [`${place}, then ${free[index]}`],
            ),
          };
        });
        expect({ width: size.width, moved }).toEqual({ width: size.width, moved: [] });
        // The frame of the login has no footer.
        if (name !== 'login') expect(count).toBeGreaterThan(0);
      }
    });
  }
});
