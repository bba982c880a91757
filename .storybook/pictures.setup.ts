import { afterEach, beforeEach, type TaskMeta } from 'vitest';
import { commands, page } from 'vitest/browser';
import { onPhone } from '../packages/ui/src/testing/phone.ts';
import type { Comparison } from '../scripts/pictureCommands.ts';
import { type Box, isScreen, isWhole, pictureStem, storyBox } from './pictured.ts';
import { cutPage, type PictureParameters, standStill, uncutPage } from './stillness.ts';
import { dependsOnViewport, forgetQueries, pictureWidths, watchQueries } from './widthRules.ts';

declare const __COMPARE_PICTURES__: boolean;

declare module 'vitest' {
  interface TaskMeta {
    /** Number of screenshots of the story that were compared and match. */
    pictures?: number;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, clip: Box, isLast: boolean) => Promise<Comparison>;
    refusePicture: (name: string, reason: string) => Promise<Comparison>;
  }
}

/** Heights of the viewport, in px, by width. */
const heights: Record<number, number> = { [pictureWidths.wide]: 900, [pictureWidths.narrow]: 844 };

function isStory(meta: object): meta is { storyId: string } {
  return 'storyId' in meta && typeof meta.storyId === 'string';
}

/** What a story says about its pictures. */
interface Choices {
  parameters: PictureParameters;
  tags: readonly unknown[];
  isOnPhone: boolean;
}

/** What the story that a test ran says. */
function choicesOf(context: object): Choices {
  const story: unknown = 'story' in context ? context.story : undefined;
  const { parameters, tags, globals }: { parameters?: unknown; tags?: unknown; globals?: unknown } = Object(story);
  return {
    parameters: Object(Object(parameters).pictures),
    tags: Array.isArray(tags) ? tags : [],
    isOnPhone: Object(Object(globals).viewport).value === onPhone.viewport.value,
  };
}

/** Milliseconds without a new request after which a story counts as loaded, and the timeout for that. */
const idleMs = 80;
const timeoutMs = 5000;

/** Time in ms for each thing that a picture waits for: the time limit of the hook would not say which one did not come. */
const waitMs = 12_000;

/** Waits for `what`; throws an error that names it when it does not come. */
async function within<Value>(what: string, wait: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${waitMs / 1000} s for ${what}.`)), waitMs);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}

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
  const wait = image.loading === 'lazy' && !image.complete ? Promise.race([drawn, timeout]) : drawn;
  await within(`the image ${image.currentSrc.slice(0, 120)}`, wait);
}

function nextFrame(): Promise<void> {
  return within('a frame of the page', new Promise((resolve) => requestAnimationFrame(() => resolve())));
}

/** Waits for fonts, images and two frames, so that layout that depends on the width has settled. */
async function settled(): Promise<void> {
  await quiet();
  await within('fonts', document.fonts.ready);
  await Promise.all([...document.images].map(decoded));
  await nextFrame();
  await nextFrame();
}

/** Height of a long page that is captured, in px. */
const depth = 2400;

/** Maximum number of height measurements: a page that never settles is captured as it is. */
const mostLooks = 20;

/** The page height once it is stable: self-measuring components settle a few frames after the resize. */
async function stableHeight(): Promise<number> {
  const read = () => document.documentElement.scrollHeight;
  let height = read();
  for (let before = -1, looks = 0; before !== height && looks < mostLooks; looks += 1) {
    before = height;
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    height = read();
  }
  return height;
}

/** Resizes the viewport unless it has that size: a resize costs more than a screenshot. */
async function resize(width: number, height: number): Promise<void> {
  const isRight = window.innerWidth === width && window.innerHeight === height;
  if (!isRight) await within('another size of the viewport', page.viewport(width, height));
}

/** The part of the page that is captured; a story that shows nothing is a corner of the page. */
function boxOf(storyId: string): Box {
  return storyBox(storyId) ?? { x: 0, y: 0, width: 32, height: 32 };
}

/** Resizes the viewport to the height of the story: content below the fold would be blank in the screenshot. */
async function openWhole(width: number, storyId: string): Promise<void> {
  const height = heights[width] ?? 900;
  await resize(width, height);
  uncutPage();
  await settled();
  const limit = isWhole(storyId) ? Number.POSITIVE_INFINITY : depth;
  const full = await stableHeight();
  const whole = Math.min(full, limit);
  // What fits is captured as it is: a dialog over a long page, for example.
  const { y, height: shown } = boxOf(storyId);
  if (whole > height && y + shown >= height) {
    await resize(width, whole);
    if (whole < full) cutPage();
    await settled();
  }
}

/** Time in ms and number of captures that a story has at least to look like its screenshot, and the first of the growing pauses. */
const patienceMs = 4000;
const fewestCaptures = 4;
const firstPauseMs = 100;

const nameAt = (width: number, storyId: string): string => `${pictureStem(storyId)}-${width}`;

/** How a story at a width differs from its screenshot; null when it matches. */
async function differenceAt(width: number, storyId: string): Promise<string | null> {
  const name = nameAt(width, storyId);
  const deadline = performance.now() + patienceMs;
  for (let pause = firstPauseMs, captures = 1; ; pause *= 2, captures += 1) {
    await openWhole(width, storyId);
    const isLast = captures >= fewestCaptures && performance.now() + pause > deadline;
    const comparison = await within('a capture', commands.comparePicture(name, boxOf(storyId), isLast));
    if (comparison.matches) return null;
    if (isLast || comparison.isFinal) return comparison.message;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

// The browser's resource timing buffer is small by default; when it is full, no new request is seen.
performance.setResourceTimingBufferSize(100_000);

watchQueries();
beforeEach(forgetQueries);

/** Why a story has no picture at a width; null when it has. */
function whyNone(width: number, storyId: string, { tags, isOnPhone }: Choices): string | null {
  if (width === pictureWidths.wide) return isOnPhone ? 'the story is one on a phone' : null;
  const hasNarrow = isOnPhone || isScreen(storyId) || tags.includes('narrow') || dependsOnViewport();
  return hasNarrow ? null : 'no rule of the story depends on the width';
}

/** How a story differs from its screenshots, in one line for each; counts those that match. */
async function differencesOf(storyId: string, choices: Choices, meta: TaskMeta): Promise<string[]> {
  const found: string[] = [];
  for (const width of [pictureWidths.wide, pictureWidths.narrow]) {
    const reason = whyNone(width, storyId, choices);
    if (reason === null) {
      const difference = await differenceAt(width, storyId);
      if (difference === null) meta.pictures = (meta.pictures ?? 0) + 1;
      else found.push(difference);
    } else {
      const refused = await commands.refusePicture(nameAt(width, storyId), reason);
      if (!refused.matches) found.push(refused.message);
    }
  }
  return found;
}

afterEach(async (context) => {
  const { task } = context;
  if (!__COMPARE_PICTURES__ || !isStory(task.meta) || task.result?.errors?.length) return;
  const choices = choicesOf(context);
  const { storyId } = task.meta;
  const release = standStill(choices.parameters, !isScreen(storyId) || isWhole(storyId));
  const different = await differencesOf(storyId, choices, task.meta).finally(() => {
    uncutPage();
    release();
  });
  if (different.length > 0) throw new Error(different.join('\n'));
});
