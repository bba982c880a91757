import type { Page } from '@playwright/test';

/**
 * Translates an open page as Chrome does, without changing what it says: each text node, also those that come later, is replaced by one of
 * its own in two `font` elements.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, svg, style, script, textarea, select'))
          continue;
        const inner = document.createElement('font');
        inner.append(text.data);
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    translate();
    new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
