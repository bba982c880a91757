import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { addresses } from '../support/publicPages.ts';

/** Width and height of a desktop, a tablet and a phone, at which other bars stay at the edges. */
const screens = [
  ['a desktop', { width: 1280, height: 720 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** Enough to walk over several heights of the window. */
const presses = 40;

/** Name of the focused element within `main` when other elements cover all of it; null when a part of it is in sight. */
function coveredFocus(): string | null {
  const active = document.activeElement;
  if (active === null || active.closest('main') === null || active.localName === 'main') return null;
  // What only screen readers find is drawn by its label.
  const drawn = active.getBoundingClientRect().width > 1 ? active : (active.closest('label') ?? active.parentElement);
  if (drawn === null) return null;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isSeen = steps.some((across) =>
    steps.some((down) => {
      const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    }),
  );
  return isSeen
    ? null
    : `${active.localName} ${active.ariaLabel ?? active.textContent?.trim().slice(0, 20) ?? ''}`.trim();
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(key);
    // A strip of links may still be scrolling.
    await expect.poll(() => page.evaluate(coveredFocus), `covered after ${key} ${press}`).toBeNull();
  }
}

for (const [name, viewport] of screens) {
  journey.describe(`the focus on ${name}`, () => {
    journey.use({ viewport });

    for (const address of [addresses.identifier, addresses.solution, addresses.app]) {
      journey(`is in sight when the keyboard walks ${address} forwards and backwards`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.getByRole('main').focus();
        await walk(page, 'Tab');
        await walk(page, 'Shift+Tab');
      });
    }
  });
}
