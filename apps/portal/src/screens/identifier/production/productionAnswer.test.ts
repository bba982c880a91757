import type { Element } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { productionAnswer } from './productionAnswer.ts';

const noLists = { days: [], weeks: [], months: [], quarters: [], custom: [] };

function fact(label: string, value: string): Element {
  return { dataId: label, dataType: 'String', label, value, trace: false, traceIdentifier: '' };
}

const energy: Element = {
  dataId: 'energy',
  dataType: 'Energy',
  label: '能耗数据',
  value: { units: [{ unitName: '总装线', ...noLists }] },
};
const abnormal: Element = {
  dataId: 'abnormal',
  dataType: 'Abnormal',
  label: '异常数据',
  value: { positions: [{ positionName: '总装 3 线', ...noLists }] },
};
const processing: Element = {
  dataId: 'processing',
  dataType: 'Processing',
  label: '加工时间',
  value: { timeTotal: 0, productTime: 0, positions: [] },
};
const repairs: Element = { dataId: 'repairs', dataType: 'Array', label: '报修记录', value: [] };

describe('productionAnswer', () => {
  it('separates time and source from the other facts when they are labelled', () => {
    const rate = fact('合格率', '99.2%');
    const answer = productionAnswer(
      [fact(' 数据更新于 ', ' 2026-05-31 23:45 '), rate, fact('数据来源', '采集系统')],
      'energy',
    );
    expect(answer).toEqual({ updated: '2026-05-31 23:45', source: '采集系统', figures: null, others: [rate] });
  });

  it('says neither when the answer says neither', () => {
    expect(productionAnswer([], 'energy')).toEqual({ updated: '', source: '', figures: null, others: [] });
  });

  it('picks the figures of the option when the answer holds those of several', () => {
    const all = [energy, abnormal, processing, repairs];
    expect(productionAnswer(all, 'energy').figures?.kind).toBe('energy');
    expect(productionAnswer(all, 'abnormal').figures?.kind).toBe('abnormal');
    expect(productionAnswer(all, 'energy').others).toEqual([]);
  });

  it('has no figures when no position is in them', () => {
    expect(productionAnswer([processing], 'processingTime').figures).toBeNull();
  });

  it('keeps tables when repairs are asked for', () => {
    expect(productionAnswer([energy, repairs], 'repairRecords')).toMatchObject({ figures: null, others: [repairs] });
  });
});
