import { hourMs } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import type { Fact, SceneBlock } from '../sceneBlocks.ts';
import { shipmentFacts } from './shipmentFacts.ts';

function facts(...given: readonly (readonly [label: string, value: string, leadsTo?: string])[]): SceneBlock {
  const list = given.map(([label, value, leadsTo], index): Fact => {
    return { id: String(index), label, value, leadsTo: leadsTo ?? null };
  });
  return { kind: 'facts', id: 'facts', heading: '物流概况', facts: list };
}

describe('shipmentFacts', () => {
  it('assigns each fact to its role when all are given, and the rest to the others', () => {
    const given = facts(
      ['承运单', 'WL-1'],
      ['开箱检查', '完好'],
      ['状态', '已签收'],
      ['里程', '1,180.5 km'],
      ['承运人', '德邻'],
    );
    const { waybill, figures, others } = shipmentFacts([given], 65.4 * hourMs);
    expect(waybill).toBe('WL-1');
    expect(figures).toEqual([
      { label: '状态', value: '已签收', note: '' },
      { label: '在途时长', value: '65', note: '小时' },
      { label: '里程', value: '1,180.5', note: 'km' },
      { label: '开箱检查', value: '完好', note: '' },
    ]);
    expect(others).toMatchObject([{ heading: '物流概况', facts: [{ label: '承运人' }] }]);
  });

  it('prefers the duration from the stops when a fact states one as well', () => {
    const given = facts(['在途时长', '70 小时']);
    expect(shipmentFacts([given], 40 * 60_000).figures).toEqual([{ label: '在途时长', value: '40', note: '分钟' }]);
    expect(shipmentFacts([given], null).figures).toEqual([{ label: '在途时长', value: '70', note: '小时' }]);
    expect(shipmentFacts([given], hourMs).others).toEqual([]);
  });

  it('keeps what leads to another identifier as a link, and shows no figure without a text', () => {
    const given = facts(['承运单', 'WL-1', '88.118.001/WL-1'], ['状态', ' ']);
    const { waybill, figures, others } = shipmentFacts([given], null);
    expect([waybill, figures]).toEqual(['', []]);
    expect(others).toEqual([given]);
  });

  it('leaves every other block unchanged', () => {
    const table: SceneBlock = { kind: 'table', id: 'table', heading: '', table: { columns: [], rows: [] } };
    expect(shipmentFacts([table], null)).toEqual({ waybill: '', figures: [], others: [] });
  });
});
