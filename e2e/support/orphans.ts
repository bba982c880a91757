import type { Page } from '@playwright/test';

/** Maximum characters of a last line that count as an orphan. */
const orphanMax = 2;

/**
 * Paragraphs of more than one line whose last line has one or two characters, with their text. Headings, names and labels are excluded:
 * they are truncated or balanced.
 */
export function findOrphans(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    for (const block of document.querySelectorAll<HTMLElement>('p, li, dd, td, blockquote, figcaption')) {
      const words = block.textContent.trim();
      if (words.length < 12 || !block.checkVisibility({ visibilityProperty: true })) continue;
      if (block.querySelector('p, li, dd, td, br, button, svg, img') !== null) continue;
      const display = getComputedStyle(block).display;
      if (display !== 'block' && display !== 'list-item' && display !== 'table-cell') continue;
      const lines: { top: number; words: string }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (box === undefined || box.width === 0) continue;
          const line = lines.at(-1);
          if (line === undefined || Math.abs(line.top - box.bottom) > box.height / 2)
            lines.push({ top: box.bottom, words: text[at] ?? '' });
          else line.words += text[at] ?? '';
        }
      }
      const last = lines.at(-1);
      if (lines.length > 1 && last !== undefined && last.words.trim().length <= most) found.push(words);
    }
    return found;
  }, orphanMax);
}
