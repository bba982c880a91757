// Records how simulated hands of many kinds slide in a real Chromium, as the page reports it to a gateway: the reference traces of the
// gateway's tests. `node e2e/support/recordHands.ts http://localhost:5173 >apps/gateway/testing/captcha/people.txt`
import { contract } from '@lima-id/api';
import { pictureChallenge } from '@lima-id/api/msw';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../../scripts/chromium.ts';
import { hands } from './hands.ts';
import { sliderOf } from './slide.ts';

/** Recordings per hand, each with another target. */
const takes = 6;

/** Range of hole positions, as fractions of the track. */
const places = { least: 0.22, most: 0.92 };

/** Seeded random source. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Take {
  hand: string;
  input: string;
  points: [number, number, number][];
}

/** Mocks a gateway that always serves the same picture, and returns the submitted answers. */
async function openCheck(
  context: BrowserContext,
  url: string,
): Promise<{ page: Page; answered: () => Promise<unknown> }> {
  const page = await context.newPage();
  let resolveAnswer = (_answer: unknown) => {};
  let given = 0;
  await page.route(`**${contract.createChallenge.path}`, (route) =>
    route.fulfill({
      json: { success: true, data: { ...pictureChallenge, id: `picture-${(given += 1)}` }, message: '' },
    }),
  );
  await page.route(`**${contract.answerChallenge.path}`, (route) => {
    resolveAnswer(route.request().postDataJSON());
    const data = { reason: 'missed', triesLeft: 0 };
    return route.fulfill({ status: 422, json: { success: false, data, message: '' } });
  });
  await page.goto(`${url}/login`);
  return { page, answered: () => new Promise((resolve) => (resolveAnswer = resolve)) };
}

const url = process.argv[2] ?? 'http://localhost:5173';
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
const recorded: Take[] = [];
for (const [index, [hand, slide]] of Object.entries(hands).entries()) {
  const hasTouch = hand.startsWith('finger');
  const viewport = hasTouch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ hasTouch, viewport, locale: 'zh-CN' });
  const { page, answered } = await openCheck(context, url);
  const place = page.locator('form');
  for (let take = 0; take < takes; take += 1) {
    const random = seededRandom(index * 97 + take + 1);
    await sliderOf(place).and(page.locator(':not([aria-disabled])')).waitFor();
    await page.waitForTimeout(300);
    const answer = answered();
    await slide({ page, place, random }, places.least + (places.most - places.least) * ((take + random()) / takes));
    const { input, points } = (await answer) as Take;
    recorded.push({ hand, input, points });
    await page.waitForTimeout(1_300);
  }
  await context.close();
  console.error(`${hand}: ${takes}`);
}
await browser.close();
for (const { hand, input, points } of recorded) console.log(`${hand}: ${input} ${points.join(' ')}`);
