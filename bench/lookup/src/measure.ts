import autocannon from 'autocannon';
import { type CpuTime, cpuTimeOf } from '../../server/cpuTime.ts';
import type { RunningServer } from '../../server/startServer.ts';
import { connections, identifierAt, identifierCount, repeatedCount, seconds, warmUpSeconds } from './settings.ts';

/** The server that is measured. */
type Target = Pick<RunningServer, 'address' | 'pid'>;

/** Result of one measurement. */
export interface Measurement {
  requestsPerSecond: number;
  /** 99th percentile in ms. */
  p99: number;
  answers: number;
  /** CPU time of the server for one answer, in µs. */
  cpu: CpuTime;
}

const path = '/platform-console-service/identifier/manager/identifier/detail?identifier=';
const pagePath = '/product_scene?identifier=';

/** Prepared requests per connection: more than one measurement gets through on a machine of this kind. */
const requestsPerConnection = 3_000;

function pathOf(identifier: string): string {
  return path + encodeURIComponent(identifier);
}

/** The request of a browser for a page. */
function pageOf(identifier: string): autocannon.Request {
  return {
    path: pagePath + encodeURIComponent(identifier),
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  };
}

/** Sends requests for `warmUpSeconds`, during which connections prepare theirs, then measures for `seconds`. */
async function run(
  { address, pid }: Target,
  expected: number,
  setupClient: ((client: autocannon.Client) => void) | undefined,
  more: Pick<autocannon.Options, 'connections' | 'verifyBody'> = {},
): Promise<Measurement> {
  const latencies: number[] = [];
  const cpu: CpuTime[] = [];
  for (const second of [warmUpSeconds, warmUpSeconds + seconds]) {
    setTimeout(() => cpu.push(cpuTimeOf(pid)), 1_000 * second);
  }
  const startMs = performance.now() + 1_000 * warmUpSeconds;
  const endMs = startMs + 1_000 * seconds;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const duration = warmUpSeconds + seconds;
    const options: autocannon.Options = { url: address, connections, duration, setupClient, ...more };
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    instance.on('response', (_client, _status, _bytes, responseMs) => {
      const nowMs = performance.now();
      if (nowMs >= startMs && nowMs < endMs) latencies.push(responseMs);
    });
  });
  const unexpected = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== expected);
  if (unexpected.length > 0 || result.errors > 0 || result.mismatches > 0) {
    const others = `${result.errors} errors, ${result.mismatches} of another kind`;
    throw new Error(`Not every answer was ${expected}: ${JSON.stringify(unexpected)}, ${others}`);
  }
  latencies.sort((one, other) => one - other);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  const [before, after] = cpu;
  const microseconds = (of: keyof CpuTime) => (1_000 * ((after?.[of] ?? 0) - (before?.[of] ?? 0))) / latencies.length;
  return {
    requestsPerSecond: latencies.length / seconds,
    p99,
    answers: latencies.length,
    cpu: { own: microseconds('own'), tree: microseconds('tree') },
  };
}

/** Baseline: requests one word from the bare server. */
export function measureHello(server: Target): Promise<Measurement> {
  return run(server, 200, undefined);
}

/** Looks up random identifiers: nearly each for the first time. Requests are prepared beforehand. */
export function measureRandom(server: Target): Promise<Measurement> {
  return run(server, 200, (client) => {
    client.setRequests(
      Array.from({ length: requestsPerConnection }, () => ({
        path: pathOf(identifierAt(Math.floor(Math.random() * identifierCount))),
      })),
    );
  });
}

/** As many pages as the gateway draws at once: further visitors would get the empty frame, which is short. */
const pages = { connections: 16, verifyBody: (body: Uint8Array | string = '') => body.length > 5_000 };

/** Opens the pages of random identifiers: nearly each has to be drawn. */
export function measureColdPages(server: Target): Promise<Measurement> {
  const draw = (client: autocannon.Client) =>
    client.setRequests(
      Array.from({ length: requestsPerConnection }, () =>
        pageOf(identifierAt(Math.floor(Math.random() * identifierCount))),
      ),
    );
  return run(server, 200, draw, pages);
}

/** Opens the pages of `repeatedCount` identifiers again and again. */
export function measureHeldPages(server: Target): Promise<Measurement> {
  const step = Math.floor(identifierCount / repeatedCount);
  const open = (client: autocannon.Client) =>
    client.setRequests(Array.from({ length: repeatedCount }, (_, index) => pageOf(identifierAt(index * step))));
  return run(server, 200, open, pages);
}

/** Repeats lookups of `repeatedCount` identifiers with the ETag of the cached answer. */
export async function measureRepeated(server: Target): Promise<Measurement> {
  const step = Math.floor(identifierCount / repeatedCount);
  const held: { path: string; headers: { 'if-none-match': string } }[] = [];
  for (let index = 0; index < repeatedCount; index += 1) {
    const asked = pathOf(identifierAt(index * step));
    const reply = await fetch(server.address + asked);
    await reply.arrayBuffer();
    held.push({ path: asked, headers: { 'if-none-match': reply.headers.get('etag') ?? '' } });
  }
  let client = 0;
  return run(server, 304, (connection) => {
    // Each connection starts at another offset, so that they do not request the same identifier at the same time.
    const start = (client++ * Math.ceil(repeatedCount / connections)) % repeatedCount;
    connection.setRequests([...held.slice(start), ...held.slice(0, start)].map((request) => ({ ...request })));
  });
}
