// Measures every page in interleaved rounds, by the main thread's CPU clock: npm run measure. ROUNDS sets their number (12), `--json FILE`
// writes the ratios.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { takeJsonFile, writeRatios } from '../../../scripts/benchRatios.ts';
import { failLoudly, launch, visitor } from './browser.ts';
import { type BuiltPage, barePage, chartPages, kitPages } from './pages.ts';
import { ratiosOf, report } from './report.ts';
import { serve } from './serve.ts';
import { cpuUntil, type TraceEvent } from './trace.ts';

const rounds = Number(process.env['ROUNDS'] ?? 12);
const remounts = 8;
const keys = 'abcdefghijklmnopqrst';
/** Longer than any animation of the libraries, in ms. */
const movementMs = 700;
/** Two frames, and then until the main thread is idle. */
const settle =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 3000 }))))';

/** One measured value of one page in one round. */
export interface Sample {
  page: string;
  figure: string;
  round: number;
  value: number;
}

const samples: Sample[] = [];
const note = (page: BuiltPage, figure: string, round: number, value: number) =>
  samples.push({ page: page.name, figure, round, value });

/** CPU milliseconds that the main thread has spent on tasks so far, without time it waited for a processor. */
async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function cost(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const before = await threadMs(session);
  await act();
  return (await threadMs(session)) - before;
}

/** CPU from navigation to first contentful paint, and until the page is idle. */
async function firstLoad(browser: Browser, address: string): Promise<{ toPaint: number; toRest: number }> {
  const context = await visitor(browser);
  const page = await context.newPage();
  failLoudly(page);
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(settle);
  await page.waitForTimeout(movementMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return cpuUntil(traceEvents, address);
}

/** A page whose chunks are loaded but not mounted. */
async function waiting(
  browser: Browser,
  address: string,
): Promise<{ page: Page; session: CDPSession; close(): Promise<void> }> {
  const context = await visitor(browser);
  const page = await context.newPage();
  failLoudly(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}?still&wait`, { waitUntil: 'load' });
  await page.evaluate(settle);
  return { page, session, close: () => context.close() };
}

async function remountCost(page: Page, session: CDPSession): Promise<number> {
  const once = `__bench.remount(), ${settle}`;
  for (let warm = 0; warm < 2; warm += 1) await page.evaluate(once);
  const spent = await cost(session, async () => {
    for (let time = 0; time < remounts; time += 1) await page.evaluate(once);
  });
  return spent / remounts;
}

const mountCost = (page: Page, session: CDPSession) =>
  cost(session, () => page.evaluate(`(__bench.mount(), document.body.offsetHeight, ${settle})`));

async function keystrokeCost(page: Page, session: CDPSession): Promise<number> {
  const field = page.getByLabel('联系人').filter({ visible: true }).first();
  await field.click();
  await page.keyboard.type(keys.slice(0, 5), { delay: 40 });
  const spent = await cost(session, () => page.keyboard.type(keys, { delay: 40 }));
  if ((await field.inputValue()) !== keys.slice(0, 5) + keys) throw new Error('Not every key was taken.');
  return spent / keys.length;
}

async function dialogCost(page: Page, session: CDPSession): Promise<number> {
  const button = page.getByRole('button', { name: '我要咨询' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is no button that opens the dialog.');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.waitForTimeout(300);
  const spent = await cost(session, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(movementMs);
  });
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(300);
  return spent;
}

async function measureKit(browser: Browser, built: BuiltPage, address: string, round: number): Promise<void> {
  note(built, 'firstPaint', round, (await firstLoad(browser, address)).toPaint);
  const { page, session, close } = await waiting(browser, address);
  note(built, 'coldMount', round, await mountCost(page, session));
  note(built, 'keystroke', round, await keystrokeCost(page, session));
  if (built !== barePage) note(built, 'modal', round, await dialogCost(page, session));
  note(built, 'remount', round, await remountCost(page, session));
  await close();
}

async function measureCharts(browser: Browser, built: BuiltPage, address: string, round: number): Promise<void> {
  note(built, 'firstDrawn', round, (await firstLoad(browser, address)).toRest);
  const { page, session, close } = await waiting(browser, address);
  note(built, 'coldMount', round, await mountCost(page, session));
  note(built, 'remount', round, await remountCost(page, session));
  await close();
}

/** Bytes that a page loads, and its number of DOM elements. */
async function weigh(browser: Browser, built: BuiltPage, address: string): Promise<void> {
  const context = await visitor(browser);
  const page = await context.newPage();
  const loaded: { type: string; body: Buffer }[] = [];
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    bodies.push(response.body().then((body) => loaded.push({ type, body })));
  });
  await page.goto(`${address}?still`, { waitUntil: 'networkidle' });
  // Images load after scripts.
  await page.waitForTimeout(500);
  await Promise.all(bodies);
  const bytes = (wanted: RegExp) =>
    loaded
      .filter(({ type }) => wanted.test(type))
      .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
  note(built, 'js', 0, bytes(/javascript/) / 1000);
  note(built, 'css', 0, bytes(/css/) / 1000);
  note(built, 'gzip', 0, bytes(/javascript|css/) / 1000);
  note(built, 'pictures', 0, bytes(/svg|image/) / 1000);
  note(built, 'dom', 0, await page.evaluate(() => document.body.getElementsByTagName('*').length));
  await context.close();
}

const { origin, close } = await serve();
const browser = await launch();
const started = performance.now();
const all = [...kitPages, barePage, ...chartPages];
const { file, rest: names } = takeJsonFile(process.argv.slice(2));
const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
const addressOf = ({ name }: BuiltPage) => `${origin}/${name}/`;
for (const page of chosen) await weigh(browser, page, addressOf(page));
// The first round is a warm-up and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  const kept = samples.length;
  for (const page of chosen) {
    const measure = chartPages.includes(page) ? measureCharts : measureKit;
    await measure(browser, page, addressOf(page), round);
  }
  if (round === 0) samples.length = kept;
  else console.log(`round ${round} of ${rounds}`);
}
const version = browser.version();
await browser.close();
close();

const results = fileURLToPath(new URL('../results', import.meta.url));
mkdirSync(results, { recursive: true });
const minutes = (performance.now() - started) / 60_000;
writeFileSync(join(results, 'samples.json'), JSON.stringify({ version, rounds, minutes, samples }, null, 1));
console.log(report({ version, rounds, minutes, samples }));
writeRatios(file, { bench: 'kit', lines: ratiosOf(samples) });
