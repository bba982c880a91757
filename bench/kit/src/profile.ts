// CPU profile of a page: npm run profile lima (after a build with READABLE=1)
import { launch, visitor } from './browser.ts';
import { serve } from './serve.ts';
import type { TraceEvent } from './trace.ts';

const [name = 'lima'] = process.argv.slice(2);
const settle =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 3000 }))))';

interface Spent {
  what: string;
  ms: number;
}

const sum = (rows: readonly Spent[]) => {
  const by = new Map<string, number>();
  for (const { what, ms } of rows) by.set(what, (by.get(what) ?? 0) + ms);
  return [...by].map(([what, ms]) => ({ what, ms })).toSorted((one, other) => other.ms - one.ms);
};

/** CPU milliseconds by kind of work, self time. */
function byKind(events: readonly (TraceEvent & { cat?: string })[]): Spent[] {
  const mains = sum(
    events
      .filter(({ name: event }) => event === 'FunctionCall' || event === 'EvaluateScript')
      .map(({ pid, tid, tdur = 0 }) => ({
        what: `${pid} ${tid}`,
        ms: tdur,
      })),
  );
  const own = events
    .filter((event) => event.ph === 'X' && event.tdur !== undefined && `${event.pid} ${event.tid}` === mains[0]?.what)
    .toSorted((one, other) => one.ts - other.ts || (other.tdur ?? 0) - (one.tdur ?? 0)) as (TraceEvent & {
    dur: number;
  })[];
  const rows: Spent[] = [];
  const open: { end: number; row: Spent }[] = [];
  for (const { name: what, ts, dur, tdur = 0 } of own) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const row = { what, ms: tdur / 1000 };
    const outer = open.at(-1);
    if (outer !== undefined) outer.row.ms -= row.ms;
    rows.push(row);
    open.push({ end: ts + dur, row });
  }
  return sum(rows);
}

const { origin, close } = await serve();
const browser = await launch();
const show = (title: string, rows: readonly Spent[], most: number, times: number) => {
  console.log(`\n${title}`);
  for (const { what, ms } of rows.slice(0, most)) console.log(`${(ms / times).toFixed(2).padStart(9)}  ${what}`);
};

interface CallNode {
  id: number;
  children?: number[];
  callFrame: { functionName: string; lineNumber: number };
}

/** Subset of a CPU profile of the browser; times in microseconds. */
interface Profile {
  nodes: CallNode[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Self time and total time of functions from the samples of a profile. */
function byFunction({ nodes, samples = [], timeDeltas = [] }: Profile): { self: Spent[]; within: Spent[] } {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const label = ({ callFrame: { functionName, lineNumber } }: CallNode) =>
    `${functionName || 'anonymous'}:${lineNumber + 1}`;
  const self: Spent[] = [];
  const within: Spent[] = [];
  for (const [index, id] of samples.entries()) {
    const node = known.get(id);
    if (node === undefined || /^\((?:idle|program|root)\)/.test(node.callFrame.functionName)) continue;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    self.push({ what: label(node), ms });
    const names = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const outer = known.get(at);
      if (outer !== undefined) names.add(label(outer));
    }
    within.push(...[...names].map((what) => ({ what, ms })));
  }
  return { self, within };
}

const scenes = {
  load: { runs: 8, times: 1 },
  keystroke: { runs: 1, times: 40 },
  modal: { runs: 6, times: 1 },
  remount: { runs: 1, times: 30 },
} as const;

for (const [scene, { runs, times }] of Object.entries(scenes)) {
  const kinds: Spent[] = [];
  const self: Spent[] = [];
  const within: Spent[] = [];
  for (let run = 0; run < 2 * runs; run += 1) {
    const traced = run % 2 === 0;
    const context = await visitor(browser);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const address = `${origin}/${name}${traced ? '' : '-readable'}/?still`;
    const button = page.getByRole('button', { name: '我要咨询' });
    if (scene !== 'load') {
      await page.goto(address, { waitUntil: 'load' });
      await page.evaluate(settle);
    }
    if (scene === 'keystroke') await page.getByLabel('联系人').filter({ visible: true }).first().click();
    if (scene === 'modal') await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    if (traced) await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink'] });
    else {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: 100 });
      await session.send('Profiler.start');
    }
    if (scene === 'load') await page.goto(address, { waitUntil: 'load' });
    if (scene === 'keystroke') await page.keyboard.type('abcdefghij'.repeat(4), { delay: 40 });
    if (scene === 'modal') await button.click();
    if (scene === 'remount')
      for (let time = 0; time < times; time += 1) await page.evaluate(`__bench.remount(), ${settle}`);
    await page.waitForTimeout(700);
    if (traced) {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      kinds.push(...byKind(traceEvents));
    } else {
      const functions = byFunction((await session.send('Profiler.stop')).profile);
      self.push(...functions.self);
      within.push(...functions.within);
    }
    await context.close();
  }
  show(`${scene}: ms of the thread's clock by kind of work`, sum(kinds), 14, times * runs);
  show(`${scene}: ms in functions themselves, sampled`, sum(self), 25, times * runs);
  show(`${scene}: ms in functions and what they call, sampled`, sum(within), 80, times * runs);
}
await browser.close();
close();
