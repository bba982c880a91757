import type { Browser, Locator, Page } from 'playwright';
import { takenOver } from '../../../e2e/support/hydrated.ts';
import { addresses } from '../../../e2e/support/publicPages.ts';
import { visitor } from './phone.ts';

/** A page that is opened from another one of the site. */
export interface SecondPage {
  name: string;
  /** Address of the first page. */
  address: string;
  /** What is done before. */
  prepare?(page: Page): Promise<unknown>;
  /** What is pressed. */
  link(page: Page): Locator;
}

/** Ms for which a visitor looks further down. */
const lookingMs = 500;

/** Ms for which a visitor reads before the press: what the page prepares, a page each second, is there by then. */
const readingMs = 6_000;

/** Ms within which the next page has to come. */
const limitMs = 15_000;

const main = (page: Page) => page.getByRole('main');
/** The first visible link to an address that begins like this. */
const linkTo = (start: string) => (page: Page) => main(page).locator(`a[href^="${start}"]:visible`).first();

/** What visitors often open second. */
export const secondPages: readonly SecondPage[] = [
  {
    name: 'a product, by its code on home',
    address: addresses.home,
    prepare: (page) => main(page).getByRole('textbox', { name: '标识编码' }).fill('88.118.001/GT-2026-000123'),
    link: (page) => main(page).getByRole('button', { name: '查询', exact: true }),
  },
  { name: 'an app, from the list', address: addresses.apps, link: linkTo('/application/list/detail/') },
  { name: 'an article, from the news', address: addresses.news, link: linkTo('/news/detail/') },
  { name: 'a case, from all', address: addresses.cases, link: linkTo('/cooperation_case/detail/') },
];

/** Notes when the title of the next page is painted, in ms after the press. */
function watchTitle(limitMs: number): void {
  const titleOf = () => document.querySelector<HTMLElement>('main h1');
  const before = { path: location.pathname, title: titleOf()?.textContent };
  const painted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('The next page did not come.')), limitMs);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const title = titleOf();
          const isNext = location.pathname !== before.path && title !== null && title.textContent !== before.title;
          // A title of one pixel is for screen readers, before the real one has come.
          if (isNext && title.offsetHeight > 1) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { painted });
}

/** From the press on a page that rests until the title of the next page is painted, in ms. */
export async function measureSecondPage(browser: Browser, origin: string, second: SecondPage): Promise<number> {
  const { page, context } = await visitor(browser);
  await page.goto(origin + second.address, { waitUntil: 'load' });
  await takenOver(page);
  await second.prepare?.(page);
  const link = second.link(page);
  // As visitors do who look for it.
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  await page.waitForTimeout(lookingMs);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(readingMs);
  await page.evaluate(watchTitle, limitMs);
  await link.tap();
  const ms = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await context.close();
  return ms;
}
