import { type AppSearch, contract, encodeRequest } from '@lima-id/api';
import autocannon from 'autocannon';
import { connections, seconds, warmUpSeconds } from './settings.ts';

/** Result of one measurement. */
export interface Measurement {
  requestsPerSecond: number;
  /** Median and 95th percentile in ms. */
  p50: number;
  p95: number;
}

/** Searches for `warmUpSeconds`, then measures for `seconds`. Every answer has to be 200. */
export async function measureSearch(address: string, search: AppSearch): Promise<Measurement> {
  const { method, path } = contract.searchApps;
  const wire = encodeRequest(contract.searchApps, search);
  if (!wire.ok) throw new Error(wire.message);
  const body = JSON.stringify(wire.value);
  const latencies: number[] = [];
  const startMs = performance.now() + 1_000 * warmUpSeconds;
  const endMs = startMs + 1_000 * seconds;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const duration = warmUpSeconds + seconds;
    const requests = [{ method, path, headers: { 'content-type': 'application/json' }, body }];
    const instance = autocannon({ url: address, connections, duration, requests }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
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
