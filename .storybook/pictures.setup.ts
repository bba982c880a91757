import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare const __COMPARE_PICTURES__: boolean;

declare module 'vitest' {
  interface TaskMeta {
    /** Pictures of the story that were compared and are as committed. */
    pictures?: number;
  }
}

/** The widths every story is photographed at, in px. */
const widths = [1440, 390];
const heights: Record<number, number> = { 1440: 900, 390: 844 };

function isStory(meta: object): meta is { storyId: string } {
  return 'storyId' in meta && typeof meta.storyId === 'string';
}

/** How long nothing new may be asked for before a story counts as loaded, and how long that is waited for, in ms. */
const quietMs = 80;
const patienceMs = 5000;

/** Waits until lazy parts have come: nothing new is asked of the server for a while. */
async function quiet(): Promise<void> {
  const asked = () => performance.getEntriesByType('resource').length;
  for (let waited = 0, before = -1; waited < patienceMs && before !== asked(); waited += quietMs) {
    before = asked();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}

/** How long a picture is waited for that is fetched when it comes near, in ms: one that stays out of view never comes. */
const nearMs = 1000;

/** Waits until a picture can be shown, or will not be. */
async function decoded(image: HTMLImageElement): Promise<void> {
  const drawn = image.decode().catch(() => undefined);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, nearMs));
  await (image.loading === 'lazy' && !image.complete ? Promise.race([drawn, patience]) : drawn);
}

/** Fonts and pictures are there, and two frames have passed: layout that follows the width has settled. */
async function settled(): Promise<void> {
  await quiet();
  await document.fonts.ready;
  await Promise.all([...document.images].map(decoded));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** How much of a long page is looked at, in px; the stories named here are looked at from head to foot. */
const depth = 2400;
const wholePages = new Set([
  'screens-case--detail',
  'screens-case--list',
  'screens-catalogue--offered',
  'screens-contact--page',
  'screens-expo--open',
  'screens-ecology--page',
  'screens-home--filled',
  'screens-introduce--whole',
  'screens-identifier--traceability',
  'screens-market-store--filled',
  'screens-news--list',
  'screens-news--article',
  'screens-identifier-production--energy',
  'screens-identifier-production--abnormal',
  'screens-market-app--priced',
  'screens-promotion--page',
  'screens-prefix--filled',
  'screens-solution--detail',
  'screens-solution--last-page',
  'screens-special--page',
  'screens-prefix-form--errors',
  'screens-prefix-submission--verification-failed',
]);

/** How often the height of a page is read at most: one that never stays is photographed as it is. */
const mostLooks = 20;

/** The height of the page, once it stays: what measures itself gives way a few frames after the window. */
async function steadyHeight(): Promise<number> {
  const read = () => document.documentElement.scrollHeight;
  let height = read();
  for (let before = -1, looks = 0; before !== height && looks < mostLooks; looks += 1) {
    before = height;
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    height = read();
  }
  return height;
}

/** Opens the window to the whole height of the story: what stands below its edge would be blank in the picture. */
async function openWhole(width: number, storyId: string): Promise<void> {
  const height = heights[width] ?? 900;
  await page.viewport(width, height);
  await settled();
  const limit = wholePages.has(storyId) ? Number.POSITIVE_INFINITY : depth;
  const whole = Math.min(await steadyHeight(), limit);
  if (whole > height) {
    await page.viewport(width, whole);
    await settled();
  }
}

/** How long notices are waited for that go by themselves, in ms: longer than any stays. */
const noticeMs = 8000;

/** Waits until the notices at the top of the page are gone; one that stays is photographed. */
async function noticesGone(): Promise<void> {
  const shown = () => document.querySelector(':is([role="status"], [role="alert"])[data-tone]') !== null;
  for (let waited = 0; waited < noticeMs && shown(); waited += quietMs)
    await new Promise((resolve) => setTimeout(resolve, quietMs));
}

/** How a story at a width differs from its picture; null when it does not. */
async function differenceAt(width: number, storyId: string): Promise<unknown> {
  await openWhole(width, storyId);
  try {
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}-${width}`);
    return null;
  } catch (difference) {
    return difference;
  }
}

// When something happened is another time in every run.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '[data-now] { visibility: hidden !important; }' }),
);

// The browser's own controls of a video are not ours: it writes their time in whichever font the machine has, and draws a wheel now and then.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: 'video::-webkit-media-controls { display: none !important; }',
  }),
);

// The browser's list of what was asked for is short by default and would then stand still.
performance.setResourceTimingBufferSize(100_000);

afterEach(async ({ task }) => {
  if (!__COMPARE_PICTURES__ || !isStory(task.meta) || task.result?.errors?.length) return;
  const different: unknown[] = [];
  for (const width of widths) {
    let difference = await differenceAt(width, task.meta.storyId);
    if (difference !== null) {
      // Something late (a notice that goes by itself, a layout on a busy machine) is gone when the page has been laid out again.
      await noticesGone();
      difference = await differenceAt(width, task.meta.storyId);
    }
    if (difference === null) task.meta.pictures = (task.meta.pictures ?? 0) + 1;
    else different.push(difference);
  }
  await page.viewport(1440, 900);
  // Every width is looked at before the first difference is reported.
  if (different.length > 0) throw different[0];
});
