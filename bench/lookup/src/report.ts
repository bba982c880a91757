import type { BenchLine } from '../../../scripts/benchRatios.ts';
import { median } from '../../median.ts';
import type { CpuTime } from '../../server/cpuTime.ts';
import type { Measurement } from './measure.ts';

/** One measurement of a gateway, with the baseline measured right before and after it. */
export interface Sample {
  name: string;
  measurement: Measurement;
  around: readonly [Measurement, Measurement];
  /** Target, as a fraction of the baseline. */
  target: number;
  /** CPU time of an answer: of which processes, and the target as a multiple of the baseline. */
  cpu: { of: keyof CpuTime; most: number };
}

function ratioOf({ measurement, around: [before, after] }: Sample): number {
  return (2 * measurement.requestsPerSecond) / (before.requestsPerSecond + after.requestsPerSecond);
}

function cpuRatioOf({ measurement, around: [before, after], cpu: { of } }: Sample): number {
  return (2 * measurement.cpu[of]) / (before.cpu.own + after.cpu.own);
}

function row(name: string, measurements: readonly Measurement[], of: keyof CpuTime, rest: readonly string[]): string {
  const perSecond = Math.round(median(measurements.map(({ requestsPerSecond }) => requestsPerSecond)));
  const p99 = median(measurements.map((one) => one.p99));
  const [ratio = '', target = '', cpuRatio = '', cpuTarget = ''] = rest;
  const cpu = Math.round(median(measurements.map((one) => one.cpu[of])));
  const cells = [name, perSecond.toLocaleString('en'), p99.toFixed(1), ratio, target, cpu, cpuRatio, cpuTarget];
  return `| ${cells.join(' | ')} |`;
}

function rangeOf(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`;
}

function rowOf(name: string, samples: readonly Sample[]): string {
  const measurements = samples.map(({ measurement }) => measurement);
  const { target = Number.NaN, cpu = { of: 'own' as const, most: Number.NaN } } = samples[0] ?? {};
  const ratios = [rangeOf(samples.map(ratioOf)), target.toFixed(2)];
  return row(name, measurements, cpu.of, [...ratios, rangeOf(samples.map(cpuRatioOf)), cpu.most.toFixed(1)]);
}

/** The medians of the ratios to the baseline. */
export function ratiosOf(samples: readonly Sample[]): BenchLine[] {
  const names = [...new Set(samples.map(({ name }) => name))];
  return names.flatMap((name): BenchLine[] => {
    const own = samples.filter((sample) => sample.name === name);
    return [
      { name: `${name}: requests/s of hello`, ratio: median(own.map(ratioOf)), better: 'higher' },
      { name: `${name}: CPU of hello`, ratio: median(own.map(cpuRatioOf)), better: 'lower' },
    ];
  });
}

/** Pages for each second of the processor as a Markdown table: medians over the rounds, and minimum and maximum. */
export function tableOfPages(
  rows: readonly { name: string; measurements: readonly Measurement[]; target: number }[],
): string {
  const perSecond = ({ cpu }: Measurement) => 1_000_000 / cpu.tree;
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  return [
    '| | pages/s | p99 ms | CPU ms | pages for each second of CPU | to reach |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(({ name, measurements, target }) => {
      const each = measurements.map(perSecond);
      const cells = [
        name,
        whole(median(measurements.map(({ requestsPerSecond }) => requestsPerSecond))),
        median(measurements.map(({ p99 }) => p99)).toFixed(1),
        (median(measurements.map(({ cpu }) => cpu.tree)) / 1_000).toFixed(2),
        `${whole(median(each))} (${whole(Math.min(...each))}-${whole(Math.max(...each))})`,
        whole(target),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

/** The results as a Markdown table: medians over the rounds, and for the ratio also minimum and maximum. */
export function tableOf(hellos: readonly Measurement[], samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  return [
    '| | requests/s | p99 ms | of hello | to reach | CPU µs | of hello | at most |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    row('hello', hellos, 'own', []),
    ...names.map((name) =>
      rowOf(
        name,
        samples.filter((sample) => sample.name === name),
      ),
    ),
    '',
  ].join('\n');
}
