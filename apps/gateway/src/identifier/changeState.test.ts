import { identifierMessages, messages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';
import { changeState } from './changeState.ts';
import { answerTtlMs } from './lookup/limits.ts';
import { createLookUp, type LookUp } from './lookup/lookUp.ts';

let store: Store;
let clock: StandingClock;
let lookUp: LookUp;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
beforeEach(() => {
  clock = standingClock(demoNoon);
  lookUp = createLookUp(store, clock, '');
});
afterAll(() => store.close());

const maker: Caller = { accountId: 'a', role: 'COMPANY_ADMIN', sessionId: 's', companyPrefix: '88.118.001' };
const administrator: Caller = { accountId: 'b', role: 'ADMIN', sessionId: 't', companyPrefix: null };
const unit = (serial: number) => `88.118.001/GT-2026-000${serial}`;
const change = (caller: Caller, identifier: string, event: 'activated' | 'suspended' | 'resumed' | 'voided') =>
  changeState(store, clock, { caller, address: '203.0.113.7' }, { identifier, event });

/** A visitor's answer, after the caches have expired. */
async function look(identifier: string) {
  clock.moveBy(answerTtlMs + 1);
  const answer = await lookUp(identifier);
  if (!answer.found) return answer;
  const { data } = JSON.parse(Buffer.from(answer.body).toString()) as { data: { suspendTime: string } };
  return { found: true, suspendTime: data.suspendTime };
}

describe('the life of an identifier', () => {
  it('is unknown before activation, and answers with the end and its day when void', async () => {
    expect(await look(unit(158))).toMatchObject({
      found: false,
      status: 404,
      message: messages.lookup.notFound,
      data: { failedSegment: 'objectCode' },
    });
    expect(await look(unit(160))).toMatchObject({ found: false, status: 410, data: { failedSegment: null } });
    expect(await look(unit(159))).toMatchObject({ found: true, suspendTime: '2026-05-15 09:30' });
    expect(await look(unit(157))).toMatchObject({ found: true, suspendTime: '' });
  });

  it("follows its enterprise's changes, visible to the next visitor", async () => {
    const identifier = unit(150);
    expect(await change(maker, identifier, 'suspended')).toEqual({ data: { state: 'suspended' } });
    expect(await look(identifier)).toMatchObject({ found: true, suspendTime: '2026-11-21 12:00' });
    expect(await change(maker, identifier, 'resumed')).toEqual({ data: { state: 'active' } });
    expect(await look(identifier)).toMatchObject({ found: true, suspendTime: '' });
    expect(await change(administrator, identifier, 'voided')).toEqual({ data: { state: 'void' } });
    expect(await look(identifier)).toMatchObject({
      status: 410,
      message: identifierMessages.void('2026-11-21'),
    });
    expect(await change(maker, identifier, 'resumed')).toMatchObject({ failure: { status: 409 } });
  });

  it('is changed by its own enterprise only; for others the code does not exist', async () => {
    const other: Caller = { ...maker, companyPrefix: '88.118.036' };
    const refused = { failure: { status: 404, message: messages.lookup.notFound } };
    expect(await change(other, demoIdentifiers.treadmill, 'voided')).toEqual(refused);
    expect(await change(other, unit(158), 'activated')).toEqual(refused);
    expect(await change({ ...maker, companyPrefix: null }, unit(158), 'activated')).toEqual(refused);
    expect(await change(maker, '88.118.001/NOBODY-1', 'voided')).toEqual(refused);
    expect(await change(maker, 'nonsense', 'voided')).toMatchObject({ failure: { status: 400 } });
    expect(await look(demoIdentifiers.treadmill)).toMatchObject({ found: true });
  });

  it('applies one of two concurrent events when the second is invalid after the first', async () => {
    const outcomes = await Promise.all([
      change(maker, unit(151), 'voided'),
      change(maker, unit(151), 'voided'),
      change(administrator, unit(151), 'voided'),
    ]);
    expect(outcomes.filter((outcome) => 'data' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => 'failure' in outcome && outcome.failure.status === 409)).toHaveLength(2);
  });
});

describe('a code of another node', () => {
  it('is answered with the responsible node, whatever its enterprise and object', async () => {
    expect(await look('88.256.017/EX-1')).toEqual({
      found: false,
      status: 404,
      message: identifierMessages.elsewhere('工程机械行业二级节点（88.256）', '示例工程机械标识服务中心'),
      data: {
        failedSegment: 'enterprisePrefix',
        responsible: {
          nodeName: '工程机械行业二级节点（88.256）',
          responsible: '示例工程机械标识服务中心',
          website: 'https://machinery.example.cn/',
        },
      },
    });
    expect(await look('86.100.001/X')).toMatchObject({ data: { responsible: { website: '' } } });
  });
});
