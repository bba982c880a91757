import { contract } from '@lima-id/api';
import { chinaDate, type Element, type LineEvent, quickRange, writeProductionRequest } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import { demoNoon, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openProductionGateway, type ProductionGateway } from '../../testing/production/productionGateway.ts';
import { ingestEvents } from './ingestEvents.ts';

const now = Date.parse(demoNoon);
const prefix = '88.118.001';

let gateway: ProductionGateway;

beforeAll(async () => {
  gateway = await openProductionGateway();
}, storeOpeningMs);
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

/** The element of a kind, which has to be the first one. */
function firstOf<Type extends Element['dataType']>(
  elements: Element[],
  dataType: Type,
): Extract<Element, { dataType: Type }> {
  const [element] = elements;
  if (element?.dataType !== dataType) throw new Error(`${element?.dataType} came instead of ${dataType}.`);
  return element as Extract<Element, { dataType: Type }>;
}

const sprayer = { unitName: '喷涂线', positionCode: 'PT-B', positionName: '喷涂 B 线烘道' };
const welder = { unitName: '焊接站', positionCode: 'HJ-R07', positionName: '焊接机器人 R-07' };
const today = chinaDate(now);

const day: LineEvent[] = [
  { id: '1', time: `${today} 08:10:00`, ...sprayer, type: 'energy', energy: 20.5, label: '电力' },
  { id: '2', time: `${today} 08:50:00`, ...sprayer, type: 'energy', energy: 4, label: '电力' },
  { id: '3', time: `${today} 09:00:00`, ...sprayer, type: 'energy', energy: 6, label: '天然气' },
  { id: '4', time: `${today} 09:30:00`, ...welder, type: 'energy', energy: 10, label: '电力' },
  { id: '5', time: `${today} 09:40:00`, ...welder, type: 'output', products: 4 },
  { id: '6', time: `${today} 10:05:00`, ...welder, type: 'processing', minutes: 50 },
  { id: '7', time: `${today} 10:06:00`, ...sprayer, type: 'processing', minutes: 30 },
  { id: '8', time: `${today} 11:05:00`, ...welder, type: 'abnormal', abnormalType: 'equipment', minutes: 12 },
  { id: '9', time: `${today} 11:15:00`, ...welder, type: 'abnormal', abnormalType: 'equipment', minutes: 3 },
  { id: '10', time: `${today} 11:25:00`, ...sprayer, type: 'abnormal', abnormalType: 'equipment', minutes: 5 },
  { id: '11', time: `${today} 11:35:00`, ...welder, type: 'abnormal', abnormalType: 'quality', minutes: 8 },
];

const none = { days: [], weeks: [], months: [], quarters: [], custom: [] };

describe('the production scene', () => {
  it("answers today's energy, its source and its time when nothing in particular is asked for", async () => {
    await ingestEvents(gateway.store, prefix, day);
    const [energy, ...facts] = await gateway.elementsOf();
    expect(energy).toMatchObject({
      dataType: 'Energy',
      label: '能耗数据',
      value: {
        units: [
          {
            unitName: '喷涂线',
            ...none,
            days: [
              { label: '喷涂 B 线烘道（天然气）', total: 6, totalPerProduct: 1.5, trend: [{ time: '9:00', value: 6 }] },
              { label: '喷涂 B 线烘道', total: 24.5, totalPerProduct: 6.125, trend: [{ time: '8:00', value: 24.5 }] },
            ],
          },
          {
            unitName: '焊接站',
            ...none,
            days: [{ label: '焊接机器人 R-07', total: 10, totalPerProduct: 2.5, trend: [{ time: '9:00', value: 10 }] }],
          },
        ],
      },
    });
    expect(facts).toMatchObject([
      { dataType: 'String', label: '数据更新于', value: `${today} 11:35` },
      { dataType: 'String', label: '数据来源', value: '企业节点 88.118.001' },
    ]);
  });

  it('returns stops by position and kind when requested', async () => {
    await ingestEvents(gateway.store, prefix, day);
    const { value } = firstOf(
      await gateway.elementsOf(writeProductionRequest('abnormal', 'today', quickRange('today', now))),
      'Abnormal',
    );
    expect(value).toEqual({
      positions: [
        {
          positionName: '喷涂 B 线烘道',
          ...none,
          days: [
            {
              abnormalType: 'equipment',
              timeTotal: 20,
              numTotal: 3,
              positionTimeTotal: 5,
              trend: [{ time: '11:00', value: 5 }],
            },
          ],
        },
        {
          positionName: '焊接机器人 R-07',
          ...none,
          days: [
            {
              abnormalType: 'quality',
              timeTotal: 8,
              numTotal: 1,
              positionTimeTotal: 8,
              trend: [{ time: '11:00', value: 8 }],
            },
            {
              abnormalType: 'equipment',
              timeTotal: 20,
              numTotal: 3,
              positionTimeTotal: 15,
              trend: [{ time: '11:00', value: 15 }],
            },
          ],
        },
      ],
    });
  });

  it('returns working minutes when requested', async () => {
    await ingestEvents(gateway.store, prefix, day);
    const { value } = firstOf(
      await gateway.elementsOf(writeProductionRequest('processingTime', 'today', quickRange('today', now))),
      'Processing',
    );
    expect(value).toEqual({
      timeTotal: 80,
      productTime: 20,
      positions: [
        { positionCode: 'PT-B', positionName: '喷涂 B 线烘道', timeTotal: 30, trend: [{ time: '10:00', value: 30 }] },
        {
          positionCode: 'HJ-R07',
          positionName: '焊接机器人 R-07',
          timeTotal: 50,
          trend: [{ time: '10:00', value: 50 }],
        },
      ],
    });
  });

  it("asks for a phone before it tells of the object's repairs, as their own scene does", async () => {
    const elements = await gateway.elementsOf(
      writeProductionRequest('repairRecords', 'today', quickRange('today', now)),
    );
    expect(elements).toMatchObject([{ dataType: 'isVerify' }]);
    expect(JSON.stringify(elements)).not.toContain('李振');
  });

  it('returns 0 per product when none was made, and no figures without events', async () => {
    const energy = day.filter(({ type }) => type === 'energy');
    await ingestEvents(gateway.store, prefix, energy);
    const { value } = firstOf(await gateway.elementsOf(), 'Energy');
    expect(value.units.flatMap(({ days }) => days.map(({ totalPerProduct }) => totalPerProduct))).toEqual([0, 0, 0]);
    await gateway.forget();
    expect(await gateway.elementsOf()).toMatchObject([
      { dataType: 'Energy', value: { units: [] } },
      { label: '数据来源', value: '企业节点 88.118.001' },
    ]);
  });

  it("answers the figures of the object's own enterprise only", async () => {
    await ingestEvents(gateway.store, '88.118.036', day);
    expect(firstOf(await gateway.elementsOf(), 'Energy').value).toEqual({ units: [] });
  });

  it.each([
    ['today', 'days', ['8:00']],
    ['week', 'weeks', ['2026-11-16', '2026-11-21']],
    ['month', 'months', ['2026-11-02', '2026-11-16', '2026-11-21']],
  ] as const)('fills the list and writes the times of quick time %s', async (code, list, times) => {
    const at = (id: string, time: string): LineEvent => ({
      ...sprayer,
      id,
      time,
      type: 'energy',
      energy: 1,
      label: '电力',
    });
    await ingestEvents(gateway.store, prefix, [
      at('a', '2026-11-21 08:59:59'),
      at('b', '2026-11-16 00:00:00'),
      at('c', '2026-11-02 23:59:59'),
      at('d', '2026-10-31 23:59:59'),
    ]);
    const { value } = firstOf(
      await gateway.elementsOf(writeProductionRequest('energy', code, quickRange(code, now))),
      'Energy',
    );
    const [{ unitName: _, ...lists } = { unitName: '' }] = value.units;
    const filled = Object.entries(lists).filter(([, entries]) => entries.length > 0);
    expect(filled).toMatchObject([[list, [{ trend: times.map((time) => ({ time, value: 1 })) }]]]);
  });

  it.each([
    ['hours of six days', '2026-11-10 00:00:00', '2026-11-15 23:59:59', ['2026-11-10 08:00', '2026-11-15 23:00']],
    ['seven days', '2026-11-09 00:00:00', '2026-11-15 23:59:59', ['2026-11-10', '2026-11-15']],
    ['days in the wrong order', '2026-11-15 23:59:59', '2026-11-09 00:00:00', ['2026-11-10', '2026-11-15']],
  ])('writes the times of a custom range of %s', async (_case, startTime, endTime, times) => {
    const at = (id: string, time: string): LineEvent => ({
      ...sprayer,
      id,
      time,
      type: 'energy',
      energy: 1,
      label: '电力',
    });
    await ingestEvents(gateway.store, prefix, [
      at('a', '2026-11-10 08:30:00'),
      at('b', '2026-11-15 23:59:59'),
      at('c', '2026-11-16'),
    ]);
    const { value } = firstOf(
      await gateway.elementsOf({ dataOption: 'energy', quickTime: 'custom', startTime, endTime }),
      'Energy',
    );
    expect(value.units).toMatchObject([{ ...none, custom: [{ trend: times.map((time) => ({ time, value: 1 })) }] }]);
  });

  it('rejects a custom range of more than three months', async () => {
    const request = { dataOption: 0, quickTime: 5, startTime: '2026-01-15 00:00:00', endTime: '2026-04-16 23:59:59' };
    const reply = await gateway.ask({ sceneConfId: gateway.sceneConfId, intelligentProductionRequest: request });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { success: false, message: '自定义时间不能超过三个月', data: { failedSegment: null } },
    ]);
  });

  it('has no figures and stays cacheable by GET', async () => {
    const { app, sceneConfId } = gateway;
    const { path } = contract.readIdentifier;
    const get = () => app.inject({ url: path, query: { identifier: demoIdentifiers.treadmill, sceneConfId } });
    const before = await get();
    await ingestEvents(gateway.store, prefix, day);
    const after = await get();
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(after.json().data.elements.map(({ dataType }: Element) => dataType)).not.toContain('Energy');
  });

  it('leaves other scenes unchanged when figures are requested', async () => {
    const plain = await gateway.ask({});
    const range = { startTime: `${today} 00:00:00`, endTime: `${today} 23:59:59` };
    const asked = await gateway.ask({ intelligentProductionRequest: { dataOption: 0, quickTime: 0, ...range } });
    expect(asked.body).toBe(plain.body);
  });
});
