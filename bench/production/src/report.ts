import { median } from '../../median.ts';
import type { Measurement } from './measure.ts';
import { p95TargetMs } from './settings.ts';

/** One measurement of a view, with the baseline measured right before and after it. */
export interface Sample {
  name: string;
  measurement: Measurement;
  around: readonly [Measurement, Measurement];
}

function ratioOf({ measurement, around: [before, after] }: Sample): number {
  return (2 * measurement.requestsPerSecond) / (before.requestsPerSecond + after.requestsPerSecond);
}

function row(name: string, measurements: readonly Measurement[], ratio: string, target: string): string {
  const middle = (figure: (one: Measurement) => number) => median(measurements.map(figure));
  const perSecond = Math.round(middle(({ requestsPerSecond }) => requestsPerSecond)).toLocaleString('en');
  return `| ${name} | ${perSecond} | ${middle(({ p50 }) => p50).toFixed(1)} | ${middle(({ p95 }) => p95).toFixed(1)} | ${target} | ${ratio} |`;
}

/** The results as a Markdown table: medians over the rounds. */
export function tableOf(hellos: readonly Measurement[], samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  return [
    '| | requests/s | p50 ms | p95 ms | p95 to reach | of hello |',
    '|---|---:|---:|---:|---:|---:|',
    row('hello', hellos, '', ''),
    ...names.map((name) => {
      const own = samples.filter((sample) => sample.name === name);
      const ratio = median(own.map(ratioOf)).toFixed(4);
      return row(
        name,
        own.map(({ measurement }) => measurement),
        ratio,
        String(p95TargetMs),
      );
    }),
    '',
  ].join('\n');
}
