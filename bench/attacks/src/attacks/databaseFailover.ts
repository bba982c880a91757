import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passMs } from 'node:timers/promises';
import { contract } from '@lima-id/api';
import pg from 'pg';
import { createTestDatabase } from '../../../../apps/gateway/testing/platform/testDatabase.ts';
import type { Attack, Finding } from '../attack.ts';
import { startGateway } from '../gateway.ts';
import { startPostgresqlServer } from '../postgresqlServer.ts';

const writers = 12;
const terminations = 100;
const restarts = 10;
/** Downtime in ms of the server at each restart. */
const awayMs = 400;
/** Freeze in ms of the server: longer than every timeout. */
const freezeMs = 12_000;
/** Milliseconds within which the first request has to succeed after the server is back. */
const backMs = 1_000;
/** Milliseconds within which every call has to be answered during the freeze. */
const answerMs = 13_000;
/** Backoff in ms of a writer after a refusal. */
const restMs = 20;

/** Results of the writers. */
interface Seen {
  /** Ids of acknowledged writes. */
  acknowledged: string[];
  /** Count of every other status; 0 means no answer. */
  statuses: Map<number, number>;
  /** 503 answers without Retry-After. */
  withoutRetryAfter: number;
  longestMs: number;
}

/** Creates a captcha challenge, which is a row under the returned id. Each request has another address, so that no rate limit applies. */
async function write(address: string, serial: number, seen: Seen): Promise<boolean> {
  const started = performance.now();
  const from = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
  const answer = await fetch(address + contract.createChallenge.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ scene: 'prefix', kind: 'work' }),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { data: { id: string } } | null | undefined;
  seen.longestMs = Math.max(seen.longestMs, performance.now() - started);
  if (answer?.status === 200 && body) {
    seen.acknowledged.push(body.data.id);
    return true;
  }
  const status = answer?.status ?? 0;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  if (status === 503 && !answer?.headers.has('retry-after')) seen.withoutRetryAfter += 1;
  return false;
}

/** Waits for the next acknowledged write; returns the milliseconds. Times out after 30 seconds. */
async function untilAcknowledged(seen: Seen, more: number): Promise<number> {
  const started = performance.now();
  const wanted = seen.acknowledged.length + more;
  while (seen.acknowledged.length < wanted && performance.now() - started < 30_000) await passMs(2);
  return performance.now() - started;
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lima-gateway'");
  await client.end();
}

async function countLost(url: string, { acknowledged }: Seen): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from captcha_challenge');
  await client.end();
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}

/** Fails the database over under concurrent writers: terminates connections, restarts the server repeatedly, and freezes it. */
export const databaseFailover: Attack = {
  name: 'databaseFailover',
  dialects: ['postgresql'],
  async run({ onEnd, log }): Promise<Finding[]> {
    const server = await startPostgresqlServer();
    onEnd(() => server.remove());
    const { url } = await createTestDatabase(`${server.address}postgres`);
    const dataDir = mkdtempSync(join(tmpdir(), 'lima-failover-'));
    onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
    const { address, child } = await startGateway(
      { onEnd },
      {
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SECRET: 'a secret for attacks, long enough to sign with',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'fatal',
      },
    );
    let exits = 0;
    void child.ended.then(() => {
      exits += 1;
    });

    const seen: Seen = { acknowledged: [], statuses: new Map(), withoutRetryAfter: 0, longestMs: 0 };
    let serial = 0;
    let isOver = false;
    const keepWriting = async () => {
      while (!isOver) {
        serial += 1;
        if (!(await write(address, serial, seen))) await passMs(restMs);
      }
    };
    const writing = Array.from({ length: writers }, keepWriting);

    log(`${terminations} times all connections are ended`);
    for (let done = 0; done < terminations && exits === 0; done += 1) {
      await endConnections(url);
      await untilAcknowledged(seen, writers);
    }
    log(`${restarts} restarts`);
    let slowestBackMs = 0;
    for (let done = 0; done < restarts && exits === 0; done += 1) {
      server.stop(done % 2 === 0 ? 'fast' : 'immediate');
      await passMs(awayMs);
      server.start();
      slowestBackMs = Math.max(slowestBackMs, await untilAcknowledged(seen, 1));
      await untilAcknowledged(seen, writers);
    }
    log(`${freezeMs} ms without a pulse`);
    seen.longestMs = 0;
    server.freeze();
    await passMs(freezeMs);
    server.thaw();
    const thawedMs = await untilAcknowledged(seen, 1);
    await untilAcknowledged(seen, writers);
    isOver = true;
    await Promise.all(writing);

    const others = [...seen.statuses].filter(([status]) => status !== 503);
    const lost = await countLost(url, seen);
    const ended = exits;
    const ms = (measured: number) => `${Math.round(measured).toLocaleString('en')} ms`;
    const below = (limit: number) => `< ${limit.toLocaleString('en')} ms`;
    const count = (what: string, measured: number) => ({
      what,
      target: '0',
      measured: String(measured),
      isMet: measured === 0,
    });
    return [
      count(`exits in ${terminations} terminations, ${restarts} restarts and a freeze`, ended),
      count(`lost of ${seen.acknowledged.length.toLocaleString('en')} acknowledged writes`, lost),
      {
        what: 'answers 503 while the database is down',
        target: '> 0',
        measured: String(seen.statuses.get(503) ?? 0),
        isMet: (seen.statuses.get(503) ?? 0) > 0,
      },
      count('answers 503 without Retry-After', seen.withoutRetryAfter),
      {
        what: 'other answers than 200 and 503',
        target: 'none',
        measured: others.map(([status, times]) => `${times} × ${status}`).join(', ') || 'none',
        isMet: others.length === 0,
      },
      {
        what: 'first write after a restart, slowest',
        target: below(backMs),
        measured: ms(slowestBackMs),
        isMet: slowestBackMs < backMs,
      },
      {
        what: `longest wait for an answer in a freeze of ${freezeMs / 1_000} s`,
        target: below(answerMs),
        measured: ms(seen.longestMs),
        isMet: seen.longestMs < answerMs,
      },
      { what: 'first write after the freeze', target: below(backMs), measured: ms(thawedMs), isMet: thawedMs < backMs },
    ];
  },
};
