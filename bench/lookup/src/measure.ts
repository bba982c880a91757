import autocannon from 'autocannon';
import { connections, identifierAt, identifierCount, repeatedCount, seconds, warmUpSeconds } from './settings.ts';

/** Result of one measurement. */
export interface Measurement {
  requestsPerSecond: number;
  /** 99th percentile in ms. */
  p99: number;
  answers: number;
}

const path = '/platform-console-service/identifier/manager/identifier/detail?identifier=';

/** Prepared requests per connection: more than one measurement gets through on a machine of this kind. */
const requestsPerConnection = 3_000;

function pathOf(identifier: string): string {
  return path + encodeURIComponent(identifier);
}

/** Sends requests for `warmUpSeconds`, during which connections prepare theirs, then measures for `seconds`. */
async function run(
  address: string,
  expected: number,
  setupClient: ((client: autocannon.Client) => void) | undefined,
): Promise<Measurement> {
  const latencies: number[] = [];
  const startMs = performance.now() + 1_000 * warmUpSeconds;
  const endMs = startMs + 1_000 * seconds;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const duration = warmUpSeconds + seconds;
    const options: autocannon.Options = { url: address, connections, duration, setupClient };
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    instance.on('response', (_client, _status, _bytes, responseMs) => {
      const nowMs = performance.now();
      if (nowMs >= startMs && nowMs < endMs) latencies.push(responseMs);
    });
  });
  const unexpected = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== expected);
  if (unexpected.length > 0 || result.errors > 0) {
    throw new Error(`Not every answer was ${expected}: ${JSON.stringify(unexpected)}, ${result.errors} errors`);
  }
  latencies.sort((one, other) => one - other);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / seconds, p99, answers: latencies.length };
}

/** Baseline: requests one word from the bare server. */
export function measureHello(address: string): Promise<Measurement> {
  return run(address, 200, undefined);
}

/** Looks up random identifiers: nearly each for the first time. Requests are prepared beforehand. */
export function measureRandom(address: string): Promise<Measurement> {
  return run(address, 200, (client) => {
    client.setRequests(
      Array.from({ length: requestsPerConnection }, () => ({
        path: pathOf(identifierAt(Math.floor(Math.random() * identifierCount))),
      })),
    );
  });
}

/** Repeats lookups of `repeatedCount` identifiers with the ETag of the cached answer. */
export async function measureRepeated(address: string): Promise<Measurement> {
  const step = Math.floor(identifierCount / repeatedCount);
  const held: { path: string; headers: { 'if-none-match': string } }[] = [];
  for (let index = 0; index < repeatedCount; index += 1) {
    const asked = pathOf(identifierAt(index * step));
    const reply = await fetch(address + asked);
    await reply.arrayBuffer();
    held.push({ path: asked, headers: { 'if-none-match': reply.headers.get('etag') ?? '' } });
  }
  let client = 0;
  return run(address, 304, (connection) => {
    // Each connection starts at another offset, so that they do not request the same identifier at the same time.
    const start = (client++ * Math.ceil(repeatedCount / connections)) % repeatedCount;
    connection.setRequests([...held.slice(start), ...held.slice(0, start)].map((request) => ({ ...request })));
  });
}
