import { contract, encodeRequest } from '@lima-id/api';
import autocannon from 'autocannon';
import { connections, months, object, seconds, warmUpSeconds } from './settings.ts';

/** Result of one measurement. */
export interface Measurement {
  requestsPerSecond: number;
  /** Median and 95th percentile in ms. */
  p50: number;
  p95: number;
}

/** Kinds of figures in a month view. */
export const views = { energy: 'energy', abnormal: 'abnormal stops', processingTime: 'processing time' } as const;

function bodyOf(dataOption: keyof typeof views, [first, last]: (typeof months)[number]): string {
  const { prefix, suffix, sceneConfId } = object;
  const wire = encodeRequest(contract.lookUpIdentifier, {
    identifier: `${prefix}/${suffix}`,
    sceneConfId,
    production: { dataOption, startTime: `${first} 00:00:00`, endTime: `${last} 23:59:59`, quickTime: 'month' },
  });
  if (!wire.ok) throw new Error(wire.message);
  return JSON.stringify(wire.value);
}

/** Sends requests for `warmUpSeconds`, then measures for `seconds`. Every answer has to be 200. */
export async function run(address: string, requests: autocannon.Request[]): Promise<Measurement> {
  const latencies: number[] = [];
  const startMs = performance.now() + 1_000 * warmUpSeconds;
  const endMs = startMs + 1_000 * seconds;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const duration = warmUpSeconds + seconds;
    const options: autocannon.Options = { url: address, connections, duration, requests };
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    instance.on('response', (_client, _status, _bytes, responseMs) => {
      const nowMs = performance.now();
      if (nowMs >= startMs && nowMs < endMs) latencies.push(responseMs);
    });
  });
  const unexpected = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => status !== '200');
  if (unexpected.length > 0 || result.errors > 0 || latencies.length === 0) {
    throw new Error(`Not every answer was 200: ${JSON.stringify(unexpected)}, ${result.errors} errors`);
  }
  latencies.sort((one, other) => one - other);
  const within = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / seconds, p50: within(0.5), p95: within(0.95) };
}

/** Baseline: requests one word from the bare server. */
export function measureHello(address: string): Promise<Measurement> {
  return run(address, [{ path: '/' }]);
}

/** Requests one kind of figures for one month after the other. */
export function measureMonths(address: string, dataOption: keyof typeof views): Promise<Measurement> {
  const { method, path } = contract.lookUpIdentifier;
  const headers = { 'content-type': 'application/json' };
  return run(
    address,
    months.map((month) => ({ method, path, headers, body: bodyOf(dataOption, month) })),
  );
}

/** Throws unless the view has figures for every position in the month: a fast empty answer is no result. */
export async function checkView(address: string): Promise<void> {
  const { method, path } = contract.lookUpIdentifier;
  const [month] = months;
  const body = bodyOf('energy', month);
  const reply = await fetch(address + path, { method, headers: { 'content-type': 'application/json' }, body });
  const text = await reply.text();
  const points = text.match(/"time":"2026-03-\d\d"/g)?.length ?? 0;
  // 60 positions, two kinds of energy, 31 days.
  if (points !== 60 * 2 * 31) throw new Error(`The month view has ${points} points: ${text.slice(0, 200)}`);
}
