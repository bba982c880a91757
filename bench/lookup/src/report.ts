import type { Measurement } from './measure.ts';

/** One measurement of a gateway, with the baseline measured right before and after it. */
export interface Sample {
  name: string;
  measurement: Measurement;
  around: readonly [Measurement, Measurement];
  /** Target, as a fraction of the baseline. */
  target: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function ratioOf({ measurement, around: [before, after] }: Sample): number {
  return (2 * measurement.requestsPerSecond) / (before.requestsPerSecond + after.requestsPerSecond);
}

function row(name: string, measurements: readonly Measurement[], ratio: string, target: string): string {
  const perSecond = Math.round(median(measurements.map(({ requestsPerSecond }) => requestsPerSecond)));
  const p99 = median(measurements.map((one) => one.p99));
  return `| ${name} | ${perSecond.toLocaleString('en')} | ${p99.toFixed(1)} | ${ratio} | ${target} |`;
}

function rowOf(name: string, samples: readonly Sample[]): string {
  const ratios = samples.map(ratioOf);
  const range = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`;
  const measurements = samples.map(({ measurement }) => measurement);
  return row(name, measurements, range, samples[0]?.target.toFixed(2) ?? '');
}

/** The results as a Markdown table: medians over the rounds, and for the ratio also minimum and maximum. */
export function tableOf(hellos: readonly Measurement[], samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  return [
    '| | requests/s | p99 ms | of hello | to reach |',
    '|---|---:|---:|---:|---:|',
    row('hello', hellos, '', ''),
    ...names.map((name) =>
      rowOf(
        name,
        samples.filter((sample) => sample.name === name),
      ),
    ),
    '',
  ].join('\n');
}
