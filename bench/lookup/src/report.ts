import type { Measurement } from './measure.ts';
import { targets } from './settings.ts';

/** One line of the table: a measurement beside the "hello" measured before and after it. */
interface Line {
  name: string;
  measurement: Measurement;
  /** Requests per second as a part of what "hello" reached. */
  ratio: number;
  target: number;
}

/** What a database reached. */
export interface Outcome {
  lines: Line[];
}

function mean(measurements: readonly Measurement[]): number {
  return measurements.reduce((sum, one) => sum + one.requestsPerSecond, 0) / measurements.length;
}

/** Sets what a database reached beside the "hello" around it. */
export function compare(
  kind: 'embedded' | 'postgres',
  random: Measurement,
  repeated: Measurement,
  hellos: readonly Measurement[],
): Outcome {
  const hello = mean(hellos);
  const lineOf = (name: string, measurement: Measurement, target: number): Line => {
    return { name, measurement, ratio: measurement.requestsPerSecond / hello, target };
  };
  return {
    lines: [
      lineOf(`${kind}, random lookups`, random, targets[kind]),
      lineOf(`${kind}, cached repeats (304)`, repeated, targets.repeated),
    ],
  };
}

function row(name: string, measurement: Measurement, ratio: string, target: string): string {
  const { requestsPerSecond, p99 } = measurement;
  return `| ${name} | ${Math.round(requestsPerSecond).toLocaleString('en')} | ${p99.toFixed(1)} | ${ratio} | ${target} |`;
}

/** The results as a Markdown table. */
export function tableOf(hellos: readonly Measurement[], outcomes: readonly Outcome[]): string {
  return [
    '| | requests/s | p99 ms | of hello | to reach |',
    '|---|---:|---:|---:|---:|',
    ...hellos.map((hello, index) => row(`hello ${index + 1}`, hello, '', '')),
    ...outcomes.flatMap(({ lines }) =>
      lines.map(({ name, measurement, ratio, target }) => row(name, measurement, ratio.toFixed(2), target.toFixed(2))),
    ),
    '',
  ].join('\n');
}
