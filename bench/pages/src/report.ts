import type { BenchLine } from '../../../scripts/benchRatios.ts';
import { median } from '../../median.ts';
import { type Deed, deeds } from './deeds.ts';
import type { Load } from './load.ts';
import { type SecondPage, secondPages } from './secondPages.ts';
import { goals, scriptGoals } from './settings.ts';

/** One visit of a page, with that of the static page in the same round. */
export interface LoadSample {
  page: string;
  load: Load;
  bare: Load;
}

/** One deed of one round, in ms. */
export interface DeedSample {
  deed: Deed['name'];
  ms: number;
}

/** One opening of a second page, in ms. */
export interface SecondPageSample {
  second: SecondPage['name'];
  ms: number;
}

/** A value with its mark; without a goal, the value alone. */
function marked(value: number, digits: number, goal?: number): string {
  const shown = value.toFixed(digits);
  return goal === undefined ? shown : `${shown} ${value <= goal ? '✓' : '✗'}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The medians of the ratios to the static page. */
export function ratiosOf(samples: readonly LoadSample[]): BenchLine[] {
  const names = [...new Set(samples.map(({ page }) => page))];
  return names.flatMap((name) => {
    const own = samples.filter(({ page }) => page === name);
    const line = (title: string, figure: 'fcp' | 'lcp'): BenchLine => {
      const ratio = median(own.map(({ load, bare }) => load[figure] / bare[figure]));
      return { name: `${name}: ${title} of static`, ratio, better: 'lower' };
    };
    return [line('FCP', 'fcp'), line('LCP', 'lcp')];
  });
}

/** The loads as a Markdown table: medians over the rounds, and medians of the ratios of single rounds. */
export function tableOfLoads(samples: readonly LoadSample[]): string {
  const names = [...new Set(samples.map(({ page }) => page))];
  const bare = (figure: (load: Load) => number) => median(samples.map((sample) => figure(sample.bare)));
  const lines = names.map((name) => {
    const own = samples.filter(({ page }) => page === name);
    const middle = (figure: (sample: LoadSample) => number) => median(own.map(figure));
    return row([
      name,
      middle(({ load }) => load.fcp).toFixed(0),
      marked(
        middle((sample) => sample.load.fcp / sample.bare.fcp),
        2,
        goals.fcpRatio,
      ),
      middle(({ load }) => load.lcp).toFixed(0),
      marked(
        middle((sample) => sample.load.lcp / sample.bare.lcp),
        2,
        goals.lcpRatio,
      ),
      marked(
        middle(({ load }) => load.tbt),
        0,
        goals.tbtMs,
      ),
      marked(
        middle(({ load }) => load.cls),
        4,
        goals.cls,
      ),
      marked(
        middle(({ load }) => load.scripts),
        1,
        scriptGoals[name],
      ),
    ]);
  });
  const scripts = Object.entries(scriptGoals).map(([name, kilobytes]) => `${name} ${kilobytes}`);
  return [
    row(['', 'FCP ms', 'of static', 'LCP ms', 'of static', 'TBT ms', 'CLS', 'scripts KB']),
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    row([
      'to reach',
      '',
      `${goals.fcpRatio}`,
      '',
      `${goals.lcpRatio}`,
      `${goals.tbtMs}`,
      `${goals.cls}`,
      scripts.join(', '),
    ]),
    row([
      'static page',
      bare(({ fcp }) => fcp).toFixed(0),
      '',
      bare(({ lcp }) => lcp).toFixed(0),
      '',
      bare(({ tbt }) => tbt).toFixed(0),
      bare(({ cls }) => cls).toFixed(4),
      '0',
    ]),
    ...lines,
  ].join('\n');
}

/** The deeds as a Markdown table: medians over the rounds. */
export function tableOfDeeds(samples: readonly DeedSample[]): string {
  const measured = deeds.filter(({ name }) => samples.some(({ deed }) => deed === name));
  const lines = measured.map(({ name, address }) => {
    const ms = samples.filter(({ deed }) => deed === name).map((sample) => sample.ms);
    return row([name, decodeURIComponent(address), marked(median(ms), 0, goals.inpMs)]);
  });
  return [row(['', 'on', 'INP ms']), '|---|---|---:|', row(['to reach', '', `${goals.inpMs}`]), ...lines].join('\n');
}

/** The second pages as a Markdown table: medians over the rounds. */
export function tableOfSecondPages(samples: readonly SecondPageSample[]): string {
  const measured = secondPages.filter(({ name }) => samples.some(({ second }) => second === name));
  const lines = measured.map(({ name }) => {
    const ms = samples.filter(({ second }) => second === name).map((sample) => sample.ms);
    return row([name, marked(median(ms), 0, goals.secondPageMs)]);
  });
  return [
    row(['', 'title painted after, ms']),
    '|---|---:|',
    row(['to reach', `${goals.secondPageMs}`]),
    ...lines,
  ].join('\n');
}
