import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Box, Comparison } from '../scripts/pictureCommands.ts';
import { type PictureParameters, standStill } from './stillness.ts';

declare const __COMPARE_PICTURES__: boolean;

declare module 'vitest' {
  interface TaskMeta {
    /** Number of screenshots of the story that were compared and match. */
    pictures?: number;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, clip: Box | null, isLast: boolean) => Promise<Comparison>;
  }
}

/** Viewport widths of the screenshots, in px. */
const widths = [1440, 390];
const heights: Record<number, number> = { 1440: 900, 390: 844 };

function isStory(meta: object): meta is { storyId: string } {
  return 'storyId' in meta && typeof meta.storyId === 'string';
}

/** The parameters about pictures of the story that a test ran. */
function pictureParameters(context: object): PictureParameters {
  const story: unknown = 'story' in context ? context.story : undefined;
  return Object(Object(Object(story).parameters).pictures);
}

/** Milliseconds without a new request after which a story counts as loaded, and the timeout for that. */
const idleMs = 80;
const timeoutMs = 5000;

/** Waits until lazy chunks have loaded: no new requests for a while. */
async function quiet(): Promise<void> {
  const asked = () => performance.getEntriesByType('resource').length;
  for (let waited = 0, before = -1; waited < timeoutMs && before !== asked(); waited += idleMs) {
    before = asked();
    await new Promise((resolve) => setTimeout(resolve, idleMs));
  }
}

/** Timeout in ms for a lazy image: one that stays out of view never loads. */
const nearMs = 1000;

/** Waits until an image has loaded or failed. */
async function decoded(image: HTMLImageElement): Promise<void> {
  const drawn = image.decode().catch(() => undefined);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, nearMs));
  await (image.loading === 'lazy' && !image.complete ? Promise.race([drawn, timeout]) : drawn);
}

/** Waits for fonts, images and two frames, so that layout that depends on the width has settled. */
async function settled(): Promise<void> {
  await quiet();
  await document.fonts.ready;
  await Promise.all([...document.images].map(decoded));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Height of a long page that is captured, in px; the stories listed here are captured in full. */
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

/** Maximum number of height measurements: a page that never settles is captured as it is. */
const mostLooks = 20;

/** The page height once it is stable: self-measuring components settle a few frames after the resize. */
async function stableHeight(): Promise<number> {
  const read = () => document.documentElement.scrollHeight;
  let height = read();
  for (let before = -1, looks = 0; before !== height && looks < mostLooks; looks += 1) {
    before = height;
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    height = read();
  }
  return height;
}

/** Resizes the viewport unless it has that size: a resize costs more than a screenshot. */
async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

/** Resizes the viewport to the full height of the story: content below the fold would be blank in the screenshot. */
async function openWhole(width: number, storyId: string): Promise<void> {
  const height = heights[width] ?? 900;
  await resize(width, height);
  await settled();
  const limit = wholePages.has(storyId) ? Number.POSITIVE_INFINITY : depth;
  const whole = Math.min(await stableHeight(), limit);
  if (whole > height) {
    await resize(width, whole);
    await settled();
  }
}

/** Bounding box of the story in whole pixels; null when part of it is outside of the viewport. */
function storyBox(): Box | null {
  const { left, top, right, bottom } = document.body.getBoundingClientRect();
  // Rounded like Playwright rounds the box of an element.
  const tolerance = 1e-3;
  const [x, y] = [Math.floor(left + tolerance), Math.floor(top + tolerance)];
  const [width, height] = [Math.ceil(right - tolerance) - x, Math.ceil(bottom - tolerance) - y];
  const isWithin = x >= 0 && y >= 0 && x + width <= window.innerWidth && y + height <= window.innerHeight;
  return isWithin && width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Time in ms and number of captures that a story has at least to look like its screenshot, and the first of the growing pauses. */
const patienceMs = 4000;
const fewestCaptures = 4;
const firstPauseMs = 100;

/** How a story at a width differs from its screenshot; null when it matches. */
async function differenceAt(width: number, storyId: string): Promise<string | null> {
  // Hyphens are collapsed in file names.
  const name = `${storyId}-${width}`.replaceAll(/-{2,}/g, '-');
  const deadline = performance.now() + patienceMs;
  for (let pause = firstPauseMs, captures = 1; ; pause *= 2, captures += 1) {
    await openWhole(width, storyId);
    const isLast = captures >= fewestCaptures && performance.now() + pause > deadline;
    const comparison = await commands.comparePicture(name, storyBox(), isLast);
    if (comparison.matches) return null;
    if (isLast || comparison.isFinal) return comparison.message;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

// The browser's resource timing buffer is small by default; when it is full, no new request is seen.
performance.setResourceTimingBufferSize(100_000);

afterEach(async (context) => {
  const { task } = context;
  if (!__COMPARE_PICTURES__ || !isStory(task.meta) || task.result?.errors?.length) return;
  const release = standStill(pictureParameters(context));
  const different: string[] = [];
  try {
    for (const width of widths) {
      const difference = await differenceAt(width, task.meta.storyId);
      if (difference === null) task.meta.pictures = (task.meta.pictures ?? 0) + 1;
      else different.push(difference);
    }
  } finally {
    release();
  }
  if (different.length > 0) throw new Error(different.join('\n'));
});
