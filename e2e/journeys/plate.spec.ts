import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, journey, treadmill } from '../support/journey.ts';

const address = `/product_scene?identifier=${encodeURIComponent(treadmill)}`;

/** Bounding box of a visible element. */
async function boxOf(place: Locator): Promise<{ top: number; left: number; right: number; bottom: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { top: box.y, left: box.x, right: box.x + box.width, bottom: box.y + box.height };
}

/** Opens the treadmill's page and waits for its lazy parts. */
async function openPlate(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /商用智能跑步机/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The compact plate that replaces the large one while scrolling. */
const plateBar = (page: Page) => page.getByRole('complementary', { name: '当前标识' });

/** Pixels of a field's text that are clipped. */
const cutOff = (field: Locator) => field.evaluate((node) => node.scrollWidth - node.clientWidth);

journey.describe('the page of an identifier on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

  journey('shows the whole code in the field, next to a look-up button of 44 px', async ({ page }) => {
    await openPlate(page);
    const search = page.getByRole('main').getByRole('search');
    await expect(search.getByRole('button', { name: '扫码查询' })).toBeHidden();
    const field = search.getByRole('textbox', { name: '标识编码' });
    for (const width of [390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => cutOff(field)).toBeLessThanOrEqual(0);
      // iOS zooms the page for a focused field with smaller type.
      expect(await field.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
        16,
      );
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const submit = search.getByRole('button', { name: '查询', exact: true });
    const button = await boxOf(submit);
    const icon = await boxOf(submit.locator('svg'));
    expect(button.right - button.left).toBe(44);
    expect(button.bottom - button.top).toBe(44);
    expect(Math.abs(button.left + button.right - icon.left - icon.right) / 2).toBeLessThan(1);
  });

  journey('shows the whole code in the large mode', async ({ page }) => {
    await openPlate(page);
    await page.getByRole('button', { name: '大字模式' }).click();
    const search = page.getByRole('main').getByRole('search');
    await expect.poll(() => cutOff(search.getByRole('textbox', { name: '标识编码' }))).toBeLessThanOrEqual(0);
  });

  journey('keeps name and code sticky at the top with the scene tabs right below', async ({ page }) => {
    await openPlate(page);
    await expect(plateBar(page)).toBeHidden();
    await page.getByRole('tab', { name: '产品管理' }).tap();
    await expect(page.getByRole('tabpanel', { name: '产品管理' })).toBeVisible();
    const bar = plateBar(page);
    await expect(bar).toBeVisible();
    await expect(bar).toContainText('商用智能跑步机');
    await expect(bar.locator('[data-part="code"]')).toHaveText(treadmill);
    await expect(bar.getByRole('button', { name: '扫码查询' })).toBeVisible();
    const strip = page.getByRole('tablist', { name: '标识场景' });
    const [plate, tabs] = [await boxOf(bar), await boxOf(strip)];
    expect([plate.top, plate.bottom]).toEqual([0, 56]);
    expect(tabs.bottom - tabs.top).toBe(64);
    expect(Math.abs(tabs.top - plate.bottom)).toBeLessThanOrEqual(1);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).toBeHidden();
    const large = await boxOf(page.getByRole('region', { name: '标识信息' }));
    expect(Math.abs((await boxOf(strip)).top - large.bottom)).toBeLessThanOrEqual(1);
  });

  journey('shows the header again when it gets keyboard focus', async ({ page }) => {
    await openPlate(page);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect(plateBar(page)).toBeVisible();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[data-part="logo"]')?.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('button', { name: /扫码/ })).toBeFocused();
    await expect(plateBar(page)).toBeHidden();
  });
});

journey.describe('the page of an identifier on a desktop', () => {
  journey('leaves no blank strip above a selected scene', async ({ page }) => {
    await openPlate(page);
    const menu = page.getByRole('tablist', { name: '标识场景' });
    const gap = async () =>
      (await boxOf(menu)).top - (await boxOf(page.getByRole('region', { name: '标识信息' }))).bottom;
    const before = await gap();
    await page.getByRole('tab', { name: '产品管理' }).click();
    await expect(page).toHaveURL(/scene=/);
    await expect(plateBar(page)).toBeVisible();
    await expect.poll(async () => (await boxOf(menu)).top - (await boxOf(plateBar(page))).bottom).toBeGreaterThan(0);
    // The page may still be scrolling between the two measurements.
    await expect.poll(gap).toBe(before);
  });

  for (const [name, hasTouch] of [
    ['a mouse', false],
    ['a finger', true],
  ] as const) {
    journey.describe(`with ${name}`, () => {
      journey.use({ hasTouch });

      journey('shows the focus ring for the keyboard, not for a click on a tab', async ({ page }) => {
        const ring = (tab: Locator) => tab.evaluate((node) => getComputedStyle(node).outlineStyle);
        for (const [pressed, path] of [
          ['产品管理', address],
          ['短信登录', '/login'],
        ] as const) {
          await page.goto(path);
          const tab = page.getByRole('tab', { name: pressed });
          await (hasTouch ? tab.tap() : tab.click());
          await expect(tab).toBeFocused();
          expect(await ring(tab)).toBe('none');
          await page.keyboard.press('Home');
          await expect(tab).not.toBeFocused();
          expect(await ring(page.locator(':focus'))).toBe('solid');
        }
      });
    });
  }
});

/** Empty boxes with a border or background, as they would be printed. */
function emptyBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        if (width < 40 || height < 24 || style.visibility !== 'visible') return false;
        const framed = [style.borderTopWidth, style.borderLeftWidth].every((side) => Number.parseFloat(side) > 0);
        if (!framed && style.backgroundColor === 'rgba(0, 0, 0, 0)') return false;
        if (element.matches('img, svg, svg *, canvas')) return false;
        return element.textContent?.trim() === '' && element.querySelector('img, svg, canvas') === null;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

journey.describe('an identifier in print', () => {
  // Width of an A4 page without margins.
  journey.use({ viewport: { width: 688, height: 1000 } });

  journey('has every step, and no empty boxes in any scene', async ({ page }) => {
    await openPlate(page);
    await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
    const panel = page.getByRole('tabpanel', { name: '产品追溯' });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await page.emulateMedia({ media: 'print' });
    await expect(panel.getByRole('listitem')).toHaveCount(12);
    await expect(plateBar(page)).toBeHidden();
    await expect(page.getByText('首页')).toBeHidden();
    const names = await page.locator('[role="tab"] [data-part="label"]').allTextContents();
    for (const name of names) {
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      expect(await emptyBoxes(page), name).toEqual([]);
    }
  });
});

journey.describe('an identifier in forced colours', () => {
  journey.use({ forcedColors: 'active', colorScheme: 'dark' });

  journey('keeps backgrounds of drawings, borders, and icons in the text colour', async ({ page }) => {
    await openPlate(page);
    const seen = await page.evaluate(() => {
      const ground = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).backgroundColor);
      const icons = [...document.querySelectorAll('[role="tab"] svg')].map((icon) => [
        getComputedStyle(icon).color,
        getComputedStyle(icon.parentElement ?? icon).color,
      ]);
      const frame = document.querySelector('section[aria-label="标识信息"] [data-finder]');
      return {
        logo: ground('header img[src$="logo.svg"]'),
        footer: ground('footer img[src*="on-ink"]'),
        icons,
        frame: frame === null ? '' : getComputedStyle(frame).backgroundImage,
      };
    });
    expect(seen.logo).toEqual(['rgb(255, 255, 255)']);
    expect(seen.footer).toEqual(['rgb(11, 27, 51)']);
    for (const [icon, text] of seen.icons) expect(icon).toBe(text);
    expect(seen.frame).toContain('rgb(255, 255, 255)');
  });
});

journey.describe('a page zoomed to 400 %', () => {
  journey.use({ viewport: { width: 360, height: 225 } });

  for (const [name, path] of [
    ['an identifier', address],
    ['an app', '/application/list/detail/1'],
    ['an article', '/news/1'],
    ['the introduction', '/introduce'],
  ] as const) {
    journey(`leaves most of the viewport to content: ${name}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            const { width, height, top, bottom } = element.getBoundingClientRect();
            if (visibility !== 'visible' || width < 300 || height < 20 || bottom <= 0 || top >= 225) return false;
            return position === 'fixed' || (position === 'sticky' && top >= 0 && top < 120);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(stuck).toEqual([]);
    });
  }
});

/** Texts of different blocks that overlap or touch, except sticky elements. */
function touching(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stays = (element: Element) => element.closest('header, nav, [data-foot-bar]') !== null;
    const words: { text: string; block: Element; box: DOMRect; size: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (holder === null || text.length < 2 || stays(holder) || !holder.checkVisibility({ visibilityProperty: true }))
        continue;
      let block: Element = holder;
      while (getComputedStyle(block).display === 'inline' && block.parentElement !== null) block = block.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      // Screen-reader-only texts and clipped lines are ignored.
      const room = block.getBoundingClientRect();
      if (room.width <= 1) continue;
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.top < room.bottom - 2) words.push({ text, block, box, size });
      }
    }
    const found: string[] = [];
    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1)) {
        if (one.block === other.block || one.block.contains(other.block) || other.block.contains(one.block)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const middles = Math.abs(one.box.top + one.box.bottom - other.box.top - other.box.bottom) / 2;
        if (across > 1 && middles < (one.size + other.size) / 2 - 4) found.push(`${one.text} | ${other.text}`);
      }
    }
    return found;
  });
}

journey.describe('the large mode', () => {
  for (const width of [1440, 834, 390]) {
    journey(`has no overlapping text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => localStorage.setItem('mode', 'large'));
      for (const path of [address, '/home', '/login', '/introduce']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.locator('html').getAttribute('data-mode')).toBe('large');
        // Parts that nobody has come near have guessed heights until something is pressed.
        await page.keyboard.press('Shift');
        await expect(page.locator('style[data-later-parts]')).toHaveCount(0);
        expect(await touching(page), path).toEqual([]);
      }
    });
  }
});

journey.describe('other pages on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 } });

  journey('show a scroll bar where code is wider than its column', async ({ page }) => {
    await page.goto('/develop_document?tab=api');
    const code = page.locator('pre').first();
    await expect(code).toBeVisible();
    expect(await code.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
    expect(await code.evaluate((node) => getComputedStyle(node, '::-webkit-scrollbar').height)).toBe('10px');
  });

  journey('give every landmark of the ecology page a unique name', async ({ page }) => {
    await page.goto('/ecology');
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).withRules(['landmark-unique']).analyze();
    expect(violations).toEqual([]);
  });
});
