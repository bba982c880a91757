import { median } from '../../median.ts';
import type { Measurement } from './measure.ts';
import { p95TargetMs } from './settings.ts';

/** One measurement of a search, with pgbench's result for the database right after it. */
export interface Sample {
  name: string;
  measurement: Measurement;
  /** Searches per second. */
  bare: number;
}

/** The results as a Markdown table: medians over the rounds. */
export function tableOf(samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  return [
    '| | requests/s | p50 ms | p95 ms | p95 to reach | of pgbench |',
    '|---|---:|---:|---:|---:|---:|',
    ...names.map((name) => {
      const own = samples.filter((sample) => sample.name === name);
      const middle = (figure: (one: Sample) => number) => median(own.map(figure));
      const perSecond = Math.round(middle(({ measurement }) => measurement.requestsPerSecond)).toLocaleString('en');
      const p50 = middle(({ measurement }) => measurement.p50).toFixed(1);
      const p95 = middle(({ measurement }) => measurement.p95).toFixed(1);
      const ratio = middle(({ measurement, bare }) => measurement.requestsPerSecond / bare).toFixed(2);
      return `| ${name} | ${perSecond} | ${p50} | ${p95} | ${p95TargetMs} | ${ratio} |`;
    }),
    '',
  ].join('\n');
}
