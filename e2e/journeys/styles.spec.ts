import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { addresses } from '../support/publicPages.ts';

/** Number of rules that the document says it has, and that the browser has in its style element; rules of styled-components elsewhere. */
function countRules(page: Page): Promise<{ written: number; own: number; elsewhere: number }> {
  return page.evaluate(() => {
    const element = document.querySelector<HTMLStyleElement>('style[data-rules]');
    const sizes = (element?.dataset.rules ?? '').split(' ').map((pair) => Number(pair.split(':')[1]));
    const others = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
    return {
      written: sizes.reduce((sum, size) => sum + size, 0),
      own: element?.sheet?.cssRules.length ?? 0,
      elsewhere: others.reduce((sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0), 0),
    };
  });
}

/**
 * Selectors of what a screen shows that restyle all elements below one which has something: each change below it would work out the styles of
 * all of them.
 */
function broadSelectors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [];
        if (rule instanceof CSSStyleRule) return [rule.selectorText, ...selectorsOf(rule.cssRules)];
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
      });
    const withoutArguments = (selector: string): string => {
      const shorter = selector.replaceAll(/\([^()]*\)/g, '');
      return shorter === selector ? selector : withoutArguments(shorter);
    };
    const isBroad = (selector: string): boolean => {
      const last =
        withoutArguments(selector)
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      return selector.includes(':has(') && !last.includes(':has') && !/[.#[]|^[a-z]/.test(last);
    };
    return [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)).filter(isBroad);
  });
}

/** Opens a dialog whose styles the document does not have. Resolves with the places of some elements of the page and of the dialog. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: '在线咨询' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
  const shown = [page.locator('header').first(), page.locator('h1'), dialog, dialog.getByRole('textbox').first()];
  return await Promise.all(shown.map((element) => element.boundingBox()));
}

journey.describe('the styles of a prerendered page', () => {
  for (const [name, address] of Object.entries(addresses))
    journey(`stay in the element of the document on ${name}`, async ({ page }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect.poll(async () => (await countRules(page)).elsewhere).toBe(0);
      const { written, own } = await countRules(page);
      expect(written).toBeGreaterThan(100);
      expect(own).toBeGreaterThanOrEqual(written);
      expect(await broadSelectors(page)).toEqual([]);
    });

  journey('are joined there by those of what is shown later', async ({ page }) => {
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    const { own } = await countRules(page);
    await openDialog(page);
    const later = await countRules(page);
    expect(later.own).toBeGreaterThan(own);
    expect(later.elsewhere).toBe(0);
  });

  journey('stay alone in it when the browser counts them otherwise, and the page looks the same', async ({ page }) => {
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    const usual = await openDialog(page);

    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/(?<=data-rules="\d+:)\d+/, (size) => String(Number(size) + 1));
      await route.fulfill({ response, body });
    });
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    const { written, own } = await countRules(page);
    expect(own).toBe(written - 1);
    expect(await openDialog(page)).toEqual(usual);
    const later = await countRules(page);
    expect(later.own).toBe(own);
    expect(later.elsewhere).toBeGreaterThan(0);
  });
});
