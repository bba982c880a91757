import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword } from '../../../../apps/gateway/demo/demoAccounts.ts';
import { demoPlantToken } from '../../../../apps/gateway/demo/productionLines.ts';
import { createRandom, type Random } from '../../../../apps/gateway/demo/random.ts';
import { logInOperator } from '../../../../apps/gateway/src/operatorCommand/operatorClient.ts';
import {
  describeRequest,
  type FuzzedRequest,
  fuzzRequest,
} from '../../../../apps/gateway/testing/platform/fuzz/fuzzRequest.ts';
import { sampleCalls } from '../../../../apps/gateway/testing/platform/sampleCalls.ts';
import type { Attack, AttackContext } from '../attack.ts';
import { startGateway } from '../gateway.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);

/** Malformed HTTP: raw bytes on a TCP connection. */
const rawRequests = Math.ceil(requests / 100);

/** Concurrent requests. */
const atOnce = 24;

/** Timeout of a request in ms. */
const answerMs = 20_000;

/** Timeout of a raw connection in ms. */
const rawMs = 1_000;

const builtPortal = fileURLToPath(new URL('../../../../apps/portal/dist/index.html', import.meta.url));

/** Page URLs: those of the build, or a placeholder frame. */
function portal({ onEnd }: Pick<AttackContext, 'onEnd'>): Record<string, string> {
  if (existsSync(builtPortal)) return {};
  const folder = mkdtempSync(join(tmpdir(), 'lima-attacked-portal-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>LIMA</title><div id="root"></div>');
  return { PORTAL_DIR: folder };
}

/** Answers by status; 0 counts requests without an answer. */
type Tally = Map<number, number>;

function count(tally: Tally, status: number): void {
  tally.set(status, (tally.get(status) ?? 0) + 1);
}

/** Number of answers that are a server error; 503 is a limit at work. */
function brokenOf(tally: Tally): number {
  return [...tally].reduce((sum, [status, times]) => (status >= 500 && status !== 503 ? sum + times : sum), 0);
}

function described(tally: Tally): string {
  return [...tally]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status || 'none'}: ${times}`)
    .join(', ');
}

/** Sends one request; resolves with its status, or 0 without an answer. Each request has its own address for rate limiting. */
async function send(address: string, agent: Agent, sent: FuzzedRequest, from: number): Promise<number> {
  const { hostname, port } = new URL(address);
  const visitor = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
  return await new Promise<number>((resolve) => {
    const headers: Record<string, string | number> = { ...sent.headers, 'x-forwarded-for': visitor };
    if (sent.payload !== undefined) headers['content-length'] = sent.payload.length;
    let status = 0;
    const take = (response: IncomingMessage) => {
      status = response.statusCode ?? 0;
      response.resume().once('close', () => resolve(status));
    };
    const options = { hostname, port, agent, method: sent.method, path: sent.url, headers, timeout: answerMs };
    const call = httpRequest(options, take);
    call.once('timeout', () => call.destroy());
    // 431 (headers too large) has a body, even for methods without one.
    call.once('error', () => resolve(status));
    call.end(sent.payload);
  });
}

/** Raw bytes that start as a valid request and turn invalid somewhere. */
function rawRequest(random: Random, sent: FuzzedRequest): Buffer {
  const head = [`${sent.method} ${sent.url} HTTP/1.1`, 'host: localhost', 'x-forwarded-for: 10.255.255.255'];
  const lines = [...head, ...Object.entries(sent.headers).map(([name, value]) => `${name}: ${value}`)];
  const length = random.pick([sent.payload?.length ?? 0, 0, -1, 'a', '1, 2', 999]);
  lines.push(
    random.pick([`content-length: ${length}`, 'transfer-encoding: chunked', 'transfer-encoding: x', 'a', ':']),
  );
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), sent.payload ?? Buffer.alloc(0)]);
  for (let times = random.pick([0, 1, 3]); times > 0; times--) {
    bytes[random.between(0, bytes.length - 1)] = random.between(0, 255);
  }
  return bytes.subarray(0, random.pick([bytes.length, bytes.length, random.between(1, bytes.length)]));
}

/** Sends raw bytes on a new connection; resolves with the first status, or 0. */
async function sendRaw(address: string, bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(address);
  return await new Promise<number>((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    const timer = setTimeout(() => socket.destroy(), rawMs);
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    });
  });
}

/** Fuzzes the contract: invalid requests in every role; none may cause a server error. */
export const fuzzContract: Attack = {
  name: 'fuzzContract',
  dialects: ['embedded', 'postgresql'],
  async run({ database, onEnd, log }) {
    const { address, child } = await startGateway(
      { onEnd },
      {
        ...(await database()),
        ...portal({ onEnd }),
        DEMO: '1',
        LOG_LEVEL: 'error',
        // Each request has its own address, so that the rate limit does not hide the rest.
        TRUST_PROXY: 'loopback',
        CAPTCHA_WORK_COST: '1',
      },
    );
    const logIn = async ({ username }: { username: string }) =>
      (await logInOperator({ address, clientCredential: 'lima-portal:public', username, password: demoPassword }))
        .token;
    const tokens = [...(await Promise.all(demoAccounts.map(logIn))), demoPlantToken];
    const calls = sampleCalls();
    const random = createRandom(seed);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    onEnd(() => agent.destroy());
    const tally: Tally = new Map();
    const rawTally: Tally = new Map();
    log(`FUZZ_SEED=${seed}, ${requests} requests and ${rawRequests} on raw connections`);

    let begun = 0;
    async function keepSending(): Promise<void> {
      while (begun < requests) {
        begun += 1;
        const from = begun;
        if (from % 20_000 === 0) log(`${from} requests: ${described(tally)}`);
        const made = fuzzRequest(random, calls, tokens);
        // A keep-alive connection may be closed just as it is reused.
        const status = (await send(address, agent, made, from)) || (await send(address, agent, made, from));
        count(tally, status);
        if (status === 0 || status >= 500) log(`${status} of request ${from}: ${describeRequest(made)}`);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, keepSending));

    let rawBegun = 0;
    async function keepSendingRaw(): Promise<void> {
      while (rawBegun < rawRequests) {
        rawBegun += 1;
        const bytes = rawRequest(random, fuzzRequest(random, calls, tokens));
        const status = await sendRaw(address, bytes);
        count(rawTally, status);
        if (status >= 500) log(`${status} of bytes: ${JSON.stringify(bytes.toString('latin1')).slice(0, 1_500)}`);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, keepSendingRaw));

    const isAlive = child.process.exitCode === null && (await fetch(`${address}/readyz`)).ok;
    const broken = brokenOf(tally) + brokenOf(rawTally);
    const unanswered = tally.get(0) ?? 0;
    log(`answers: ${described(tally)}; on bare connections: ${described(rawTally)}`);
    return [
      {
        what: `5xx among ${requests} requests (seed ${seed}) and ${rawRequests} on raw connections`,
        target: '0',
        measured: String(broken),
        isMet: broken === 0,
      },
      {
        what: 'requests without an answer',
        target: '0',
        measured: String(unanswered),
        isMet: unanswered === 0,
      },
      { what: 'ready afterwards', target: 'yes', measured: isAlive ? 'yes' : 'no', isMet: isAlive },
      {
        what: 'refused by a limit (503)',
        target: 'counted',
        measured: String(tally.get(503) ?? 0),
        isMet: true,
      },
    ];
  },
};
