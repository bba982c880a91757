import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchLine } from '../../../scripts/benchRatios.ts';
import type { Sample } from './measure.ts';
import { type BuiltPage, barePage, chartPages, kitPages } from './pages.ts';

export interface Run {
  /** Browser version. */
  version: string;
  rounds: number;
  minutes: number;
  samples: readonly Sample[];
}

interface Figure {
  key: string;
  title: string;
  digits: number;
  /** Our value as a ratio to the best of the others; omitted where it is informational. */
  target?: number;
}

const kitFigures: readonly Figure[] = [
  { key: 'gzip', title: 'JS + CSS, gzip KB', digits: 1, target: 0.64 },
  { key: 'js', title: '… JS', digits: 1 },
  { key: 'css', title: '… CSS', digits: 1 },
  { key: 'pictures', title: 'pictures beside, gzip KB', digits: 1 },
  { key: 'dom', title: 'elements in the body', digits: 0, target: 0.75 },
  { key: 'firstPaint', title: 'CPU to first paint, ms', digits: 0, target: 0.85 },
  { key: 'coldMount', title: 'CPU of the first mount, ms', digits: 1, target: 1 },
  { key: 'remount', title: 'CPU of unmount + mount + layout, ms', digits: 1, target: 0.85 },
  { key: 'keystroke', title: 'CPU of a keystroke, ms', digits: 2, target: 0.85 },
  { key: 'modal', title: 'CPU of opening the dialog, ms', digits: 1, target: 1 },
];
const chartFigures: readonly Figure[] = [
  { key: 'gzip', title: 'JS + CSS, gzip KB', digits: 1, target: 0.75 },
  { key: 'dom', title: 'elements in the body', digits: 0 },
  { key: 'firstDrawn', title: 'CPU from nothing to drawn, ms', digits: 0, target: 0.9 },
  { key: 'coldMount', title: 'CPU of the first mount, ms', digits: 1, target: 0.9 },
  { key: 'remount', title: 'CPU of unmount + mount + layout, ms', digits: 1, target: 0.9 },
];

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * at;
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place % 1);
}

function median(samples: readonly Sample[], { name }: BuiltPage, key: string): number | null {
  const found = samples.filter(({ page, figure }) => page === name && figure === key);
  return found.length === 0
    ? null
    : quantile(
        found.map(({ value }) => value),
        0.5,
      );
}

/** Interquartile range of the ratios of single rounds. */
function spread(samples: readonly Sample[], ours: BuiltPage, best: BuiltPage, key: string): string {
  const ratios = samples
    .filter(({ page, figure }) => page === ours.name && figure === key)
    .flatMap(({ round, value }) => {
      const other = samples.find(({ page, figure, round: at }) => page === best.name && figure === key && at === round);
      return other === undefined ? [] : [value / other.value];
    });
  return ratios.length < 2 ? '' : ` (${quantile(ratios, 0.25).toFixed(2)}-${quantile(ratios, 0.75).toFixed(2)})`;
}

/** A page's median; without one, no other is worse. */
const figureOf = (samples: readonly Sample[], page: BuiltPage, key: string) =>
  median(samples, page, key) ?? Number.POSITIVE_INFINITY;

/** The best page in a figure; undefined without a page. */
function bestIn(samples: readonly Sample[], pages: readonly BuiltPage[], key: string): BuiltPage | undefined {
  return pages.toSorted((one, other) => figureOf(samples, one, key) - figureOf(samples, other, key))[0];
}

/** Ours first, then the others; a baseline at the end is excluded from the best. */
function table(
  samples: readonly Sample[],
  pages: readonly BuiltPage[],
  figures: readonly Figure[],
  beside: readonly BuiltPage[] = [],
): string {
  const measured = (page: BuiltPage) => samples.some(({ page: name }) => name === page.name);
  const [ours, ...others] = pages.filter(measured);
  if (ours === undefined) return '';
  const columns = [ours, ...others, ...beside.filter(measured)];
  const lines = figures.map(({ key, title, digits, target }) => {
    const best = bestIn(samples, others, key);
    const cells = columns.map((page) => {
      const shown = median(samples, page, key)?.toFixed(digits) ?? '';
      return page === best && target !== undefined ? `**${shown}**` : shown;
    });
    if (target === undefined || best === undefined) return `| ${[title, ...cells, '', ''].join(' | ')} |`;
    const ratio = figureOf(samples, ours, key) / figureOf(samples, best, key);
    const verdict = `${ratio.toFixed(2)}${spread(samples, ours, best, key)} ${ratio <= target ? '✓' : '✗'}`;
    return `| ${[title, ...cells, verdict, target.toFixed(2)].join(' | ')} |`;
  });
  return [
    `| | ${columns.map(({ title }) => title).join(' | ')} | ours / best | to reach |`,
    `|---|${columns.map(() => '---:').join('|')}|---:|---:|`,
    ...lines,
  ].join('\n');
}

/** Ours as a ratio to the best of the others, in each figure with a target. */
export function ratiosOf(samples: readonly Sample[]): BenchLine[] {
  const sides = [
    { side: 'page', pages: kitPages, figures: kitFigures },
    { side: 'charts', pages: chartPages, figures: chartFigures },
  ];
  return sides.flatMap(({ side, pages: [ours, ...others], figures }) =>
    figures.flatMap(({ key, title, target }): BenchLine[] => {
      const best = bestIn(samples, others, key);
      if (target === undefined || ours === undefined || best === undefined) return [];
      const ratio = figureOf(samples, ours, key) / figureOf(samples, best, key);
      return [{ name: `${side}: ${title}`, ratio, better: 'lower' }];
    }),
  );
}

/** Result tables of a run. */
export function report(run: Run): string {
  return [
    table(run.samples, kitPages, kitFigures, [barePage]),
    table(run.samples, chartPages, chartFigures),
    `Chromium ${run.version}, medians of ${run.rounds} rounds, ${run.minutes.toFixed(0)} minutes.`,
  ].join('\n\n');
}

if (import.meta.main) {
  const file = join(fileURLToPath(new URL('../results', import.meta.url)), 'samples.json');
  console.log(report(JSON.parse(readFileSync(file, 'utf8')) as Run));
}
