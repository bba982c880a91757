import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@lima-id/api';
import { grainyJpeg } from '../../../../apps/gateway/testing/platform/pictures/madePictures.ts';
import { watchMemory } from '../../../server/memory.ts';
import { type Attack, type AttackContext, dialects, type Finding } from '../attack.ts';
import { type AttackedGateway, startGateway } from '../gateway.ts';
import { makeOtherCalls, type OtherCalls } from '../otherCalls.ts';
import { type FormFile, type Outcome, sendForm, tally, trickleForm } from '../sendForm.ts';

/** Concurrent forms. */
const forms = 100;

/** Connections that send one byte a second. */
const tricklers = 200;

/** Allowed memory growth of the gateway in MB. */
const mostMb = 200;

/** Allowed latency in ms of other calls meanwhile; attacker and gateway share the machine. */
const mostOtherMs = 3_000;

/** Seconds within which a slow form has been aborted. */
const mostTrickleSeconds = 20;

/** A fault report for a demo device. */
function reportOf(n: number): Record<string, string> {
  return {
    identifier: `88.118.001/GT-2026-000${101 + (n % 50)}`,
    kind: 'noise',
    words: '运行时有异响',
    contactName: '',
    contactMobile: '',
    transactionId: randomBytes(16).toString('hex'),
  };
}

/** Sends many reports at once and measures the gateway's memory and latency. */
async function flood(
  { address, child }: AttackedGateway,
  visitorOf: (n: number) => string,
  photos: readonly FormFile[],
): Promise<{ outcomes: Outcome[]; grownMb: number; others: OtherCalls; seconds: number }> {
  const url = address + contract.reportFault.path;
  const memory = watchMemory(child.process.pid ?? 0);
  const others = makeOtherCalls(address);
  const began = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: forms }, (_, n) => sendForm(url, visitorOf(n), reportOf(n), photos)),
  );
  const seconds = (performance.now() - began) / 1000;
  return { outcomes, seconds, others: await others.end(), grownMb: memory.end().growth };
}

function findingsOf(
  what: string,
  { outcomes, grownMb, others, seconds }: Awaited<ReturnType<typeof flood>>,
): Finding[] {
  return [
    {
      what: `${what}: memory grows by`,
      target: `< ${mostMb} MB`,
      measured: `${grownMb.toFixed(0)} MB`,
      isMet: grownMb < mostMb,
    },
    {
      what: `${what}: answers`,
      target: 'all answered',
      measured: `${tally(outcomes)} in ${seconds.toFixed(1)} s`,
      isMet: !outcomes.includes('broken'),
    },
    {
      what: `${what}: ${others.made} other calls meanwhile`,
      target: `none fails, p99 < ${mostOtherMs} ms`,
      measured: `${others.failed} fail, p99 ${others.p99Ms.toFixed(0)} ms`,
      isMet: others.failed === 0 && others.p99Ms < mostOtherMs,
    },
  ];
}

/** Sends regular forms while others send theirs slowly; counts how many are accepted. */
async function trickle(
  { address }: AttackedGateway,
  what: string,
  visitorOf: (n: number) => string,
  photos: readonly FormFile[],
): Promise<Finding[]> {
  const url = address + contract.reportFault.path;
  const slow = Array.from({ length: tricklers }, (_, n) => trickleForm(url, visitorOf(n), 3 * mostTrickleSeconds));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const outcomes: Outcome[] = [];
  for (let n = 0; n < 10; n += 1) outcomes.push(await sendForm(url, `198.51.100.${n}`, reportOf(n), photos));
  const seconds = Math.max(...(await Promise.all(slow)));
  const refused = outcomes.filter((outcome) => outcome === 503 || outcome === 'broken').length;
  return [
    {
      what: `${what}: reports of 10 people meanwhile`,
      target: 'none refused for lack of a slot',
      measured: tally(outcomes),
      isMet: refused === 0,
    },
    {
      what: `${what}: the last is cut off after`,
      target: `< ${mostTrickleSeconds} s`,
      measured: `${seconds.toFixed(1)} s`,
      isMet: seconds < mostTrickleSeconds,
    },
  ];
}

async function run(context: AttackContext): Promise<Finding[]> {
  const environment = await context.database();
  const gateway = await startGateway(context, { ...environment, DEMO: '1', TRUST_PROXY: '127.0.0.1' });
  const photosOf = (bytes: Uint8Array) => Array.from({ length: 3 }, () => ({ field: 'photos', bytes }));
  const large = photosOf(randomBytes(2_000_000));
  const drawn = photosOf(grainyJpeg(1250, 900)).slice(0, 1);
  const findings: Finding[] = [];
  // One-time memory growth of the first image processing is not caused by bodies.
  await sendForm(gateway.address + contract.reportFault.path, '198.51.100.200', reportOf(0), drawn);
  for (const [what, visitorOf, photos] of [
    ['100 reports of 6 MB from one address', () => '203.0.113.1', large],
    ['100 reports of 6 MB from 100 addresses', (n: number) => `192.0.2.${n}`, large],
    ['100 reports of a photo of 1 MB from 100 addresses', (n: number) => `10.0.0.${n}`, drawn],
  ] as const) {
    context.log(what);
    findings.push(...findingsOf(what, await flood(gateway, visitorOf, photos)));
  }
  const small = photosOf(grainyJpeg(60, 40));
  for (const [what, visitorOf] of [
    ['200 forms of 1 byte a second from one address', () => '203.0.113.2'],
    ['200 forms of 1 byte a second from 200 addresses', (n: number) => `10.0.1.${n}`],
  ] as const) {
    context.log(what);
    findings.push(...(await trickle(gateway, what, visitorOf, small)));
  }
  const left = readdirSync(join(environment['DATA_DIR'] ?? '', 'uploads')).length;
  findings.push({ what: 'files left behind', target: '0', measured: String(left), isMet: left === 0 });
  return findings;
}

/** Large and slow (slowloris) forms, most of them from callers without access. */
export const bigBodies: Attack = { name: 'bigBodies', dialects, run };
