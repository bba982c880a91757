import type { Locator, Page } from '@playwright/test';
import { sliderOf } from './slide.ts';

/** Context of a simulated hand: the page, the captcha's bounding box, and a random source from 0 to below 1. */
export interface HandPlace {
  page: Page;
  place: Locator;
  random: () => number;
}

/** Moves the piece by a fraction of its track, 0 to 1, and submits. */
export type Hand = (at: HandPlace, part: number) => Promise<void>;

interface Spot {
  x: number;
  y: number;
}

/** A stroke of the hand from one point to another. */
interface Stroke {
  /** Duration in ms. */
  ms: number;
  /** Interval between two pointer events in ms. */
  every: number;
  /** Amplitude of jitter, and of vertical drift along the way, in px. */
  tremor: number;
  drift: number;
  /** Easing: fraction of the distance at a fraction of the time. */
  ease?: (time: number) => number;
}

/** Minimum-jerk movement of an arm: accelerates and decelerates. */
const armEase = (time: number) => time ** 3 * (10 - 15 * time + 6 * time ** 2);

/** Starts fast and takes long to aim. */
const aimEase = (time: number) => 1 - (1 - time) ** 3;

/** Constant speed except at both ends: no hand starts or stops instantly. */
const steadyEase = (time: number) => {
  const [setOut, slowDown] = [0.15, 0.2];
  const pace = 1 / (1 - (setOut + slowDown) / 2);
  if (time < setOut) return (pace * time ** 2) / (2 * setOut);
  return time < 1 - slowDown ? pace * (time - setOut / 2) : 1 - (pace * (1 - time) ** 2) / (2 * slowDown);
};

const between = (random: () => number, least: number, most: number) => least + (most - least) * random();

async function ends({ place }: HandPlace): Promise<{ knob: Spot; way: number }> {
  const slider = sliderOf(place);
  await slider.scrollIntoViewIfNeeded();
  const knob = await slider.boundingBox();
  const track = await slider.locator('..').boundingBox();
  if (knob === null || track === null) throw new Error('The slider is not shown.');
  return { knob: { x: knob.x + knob.width / 2, y: knob.y + knob.height / 2 }, way: track.width - knob.width };
}

type Move = (spot: Spot) => Promise<void>;

/** Performs one stroke by the clock: on a slow machine it has fewer events and the same duration. */
async function follow(
  page: Page,
  move: Move,
  from: Spot,
  to: Spot,
  stroke: Stroke,
  random: () => number,
): Promise<void> {
  const { ms, every, tremor, drift, ease = armEase } = stroke;
  const bend = between(random, -drift, drift);
  let [shakeX, shakeY] = [0, 0];
  const start = performance.now();
  for (;;) {
    await page.waitForTimeout(every * between(random, 0.5, 1));
    const time = Math.min(1, (performance.now() - start) / ms);
    // Jitter is autocorrelated: a muscle's error persists briefly.
    shakeX = 0.6 * shakeX + between(random, -tremor, tremor);
    shakeY = 0.6 * shakeY + between(random, -tremor, tremor);
    await move({
      x: from.x + (to.x - from.x) * ease(time) + (time === 1 ? 0 : shakeX),
      y: from.y + (to.y - from.y) * time + bend * Math.sin(Math.PI * time) + shakeY,
    });
    if (time === 1) return;
  }
}

/** Strokes that lead to the target, each to a fraction of the way, with pauses in between. */
type Plan = (random: () => number) => (Stroke & { to: number; restMs?: number })[];

/** Presses, performs the strokes of a plan to `part` of the way, and releases; `by` is the input type. */
function drag(by: 'mouse' | 'finger', plan: Plan): Hand {
  return async (at, part) => {
    const { page, random } = at;
    const { knob, way } = await ends(at);
    const touch = by === 'finger' ? await page.context().newCDPSession(page) : null;
    const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
      void (await touch?.send('Input.dispatchTouchEvent', { type, touchPoints: spots }));
    const move: Move = (spot) => (touch === null ? page.mouse.move(spot.x, spot.y) : send('touchMove', [spot]));
    const begin = { x: knob.x + between(random, -8, 8), y: knob.y + between(random, -8, 8) };
    if (touch === null) {
      await page.mouse.move(begin.x, begin.y);
      await page.mouse.down();
    } else await send('touchStart', [begin]);
    await page.waitForTimeout(between(random, 40, 180));
    let from = begin;
    for (const { to, restMs = 0, ...stroke } of plan(random)) {
      const spot = { x: begin.x + way * part * to, y: from.y + between(random, -2, 2) };
      await follow(page, move, from, spot, stroke, random);
      await page.waitForTimeout(restMs);
      from = spot;
    }
    if (touch === null) await page.mouse.up();
    else await send('touchEnd', []);
  };
}

/** Presses arrow keys as often as needed to get to `part` of the way, and submits. */
function keys(plan: (steps: number) => { key: string; times: number; everyMs: number; held?: boolean }[]): Hand {
  return async (at, part) => {
    const { page, place, random } = at;
    await sliderOf(place).focus();
    // An arrow key moves the piece by 4 of 344 px.
    for (const { key, times, everyMs, held = false } of plan(Math.round((part * 344) / 4))) {
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.down(key);
        if (!held) await page.keyboard.up(key);
        else if (time === 0) await page.waitForTimeout(between(random, 240, 500));
        await page.waitForTimeout(held ? everyMs : everyMs * between(random, 0.7, 1.4));
      }
      if (held && times > 0) await page.keyboard.up(key);
    }
    await page.waitForTimeout(between(random, 150, 700));
    await page.keyboard.press('Enter');
  };
}

/** Sets the slider's value step by step as assistive technology does, without keys, and submits with a click. */
function values(plan: (steps: number) => number[], everyMs: number): Hand {
  return async (at, part) => {
    const { page, place, random } = at;
    const slider = sliderOf(place);
    await slider.focus();
    for (const value of plan(Math.round((part * 344) / 4))) {
      await slider.evaluate((input, next) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, String(next * 4));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
      await page.waitForTimeout(everyMs * between(random, 0.7, 1.5));
    }
    await page.waitForTimeout(between(random, 300, 900));
    await page.keyboard.press('Enter');
  };
}

const mouse = { every: 8, tremor: 0.5, drift: 4 };
const trackpad = { every: 16, tremor: 0.2, drift: 1 };
const finger = { every: 16, tremor: 0.4, drift: 6 };
const once =
  (stroke: Stroke): Plan =>
  () => [{ ...stroke, to: 1 }];

/** Ways of sliding that have to pass, by name. */
export const hands: Readonly<Record<string, Hand>> = {
  'mouse, at ease': drag('mouse', once({ ...mouse, ms: 700 })),
  'mouse, slowly': drag('mouse', once({ ...mouse, ms: 2_200, ease: steadyEase })),
  'mouse, fast': drag('mouse', once({ ...mouse, ms: 240 })),
  'mouse, set out fast and aimed for long': drag('mouse', once({ ...mouse, ms: 1_100, ease: aimEase })),
  'mouse, too far and back': drag('mouse', (random) => [
    { ...mouse, ms: 420, to: between(random, 1.05, 1.2), restMs: 140 },
    { ...mouse, ms: 320, to: 1 },
  ]),
  'mouse, too short and on': drag('mouse', (random) => [
    { ...mouse, ms: 420, to: between(random, 0.8, 0.93), restMs: 180 },
    { ...mouse, ms: 380, to: 1 },
  ]),
  'mouse, by a trembling hand': drag('mouse', once({ ...mouse, ms: 1_300, tremor: 3, drift: 10 })),
  'mouse, on a slow computer': drag('mouse', once({ ...mouse, every: 45, ms: 800 })),
  trackpad: drag('mouse', once({ ...trackpad, ms: 900 })),
  'trackpad, in two strokes': drag('mouse', (random) => [
    { ...trackpad, ms: 500, to: between(random, 0.5, 0.7), restMs: 420 },
    { ...trackpad, ms: 450, to: 1 },
  ]),
  'finger, at ease': drag('finger', once({ ...finger, ms: 600 })),
  'finger, fast': drag('finger', once({ ...finger, ms: 220 })),
  'finger, slowly': drag('finger', once({ ...finger, ms: 1_900, ease: steadyEase })),
  'finger, on a slow phone with few points': drag('finger', once({ ...finger, every: 60, ms: 420 })),
  'finger, too far and back': drag('finger', (random) => [
    { ...finger, ms: 450, to: between(random, 1.04, 1.15), restMs: 120 },
    { ...finger, ms: 350, to: 1 },
  ]),
  'arrow key, held': keys((steps) => [{ key: 'ArrowRight', times: steps, everyMs: 33, held: true }]),
  'arrow key, held with a slow repeat': keys((steps) => [{ key: 'ArrowRight', times: steps, everyMs: 60, held: true }]),
  'page keys, then arrow keys': keys((steps) => [
    { key: 'PageUp', times: Math.floor(steps / 10), everyMs: 170 },
    { key: 'ArrowRight', times: steps % 10, everyMs: 150 },
  ]),
  'page keys, fast': keys((steps) => [
    { key: 'PageUp', times: Math.floor(steps / 10), everyMs: 90 },
    { key: 'ArrowRight', times: steps % 10, everyMs: 80 },
  ]),
  'arrow key, held too long and back': keys((steps) => [
    { key: 'ArrowRight', times: steps + 4, everyMs: 33, held: true },
    { key: 'ArrowLeft', times: 4, everyMs: 190 },
  ]),
  'end key, then back': keys((steps) => [
    { key: 'End', times: 1, everyMs: 350 },
    { key: 'PageDown', times: Math.floor((86 - steps) / 10), everyMs: 240 },
    { key: 'ArrowLeft', times: (86 - steps) % 10, everyMs: 200 },
  ]),
  'home key first': keys((steps) => [
    { key: 'ArrowRight', times: 3, everyMs: 150 },
    { key: 'Home', times: 1, everyMs: 300 },
    { key: 'PageUp', times: Math.floor(steps / 10), everyMs: 200 },
    { key: 'ArrowRight', times: steps % 10, everyMs: 160 },
  ]),
  'switch, a tenth of the way at a time, then single steps': values(
    (steps) => [
      ...Array.from({ length: Math.floor(steps / 9) }, (_, ten) => (ten + 1) * 9),
      ...Array.from({ length: steps % 9 }, (_, one) => Math.floor(steps / 9) * 9 + one + 1),
    ],
    420,
  ),
  'voice, near it at once, then single steps': values((steps) => [steps - 3, steps - 2, steps - 1, steps], 1_100),
  'voice, to it at once': values((steps) => [steps], 1_500),
};
