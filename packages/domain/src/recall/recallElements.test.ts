import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/elementParts.ts';
import { judgeRecall } from '../scene/verdict.ts';
import { recallElements, type ShownRecall } from './recallElements.ts';
import { recallProgress } from './recallProgress.ts';

const fact = (label: string, value: string): StringElement => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});

function progress(...rows: [step: string, time: string, state: string][]): Element {
  return {
    dataId: 'p',
    dataType: 'Array',
    label: ' 本台处理进度 ',
    value: rows.map(([step, time, state]) => ({
      dataId: step,
      dataType: 'Object',
      label: `第 ${step} 步`,
      value: [fact('步骤', step), fact('时间', time), fact('状态', state)],
    })),
  };
}

const steps = progress(['列入召回名单', '2026-04-02', '已完成'], ['预约上门', '待您确认时间', '进行中']);
const recall: ShownRecall = {
  number: 'RC-1',
  time: '2026-04-02',
  hazard: '曲柄可能脱落',
  reason: '扭矩不足',
  remedy: '更换曲柄',
  phone: '400-000-0336',
  scopeWords: '8-9 月生产',
};
const checked = { checkTime: '2026-05-18 10:42', phone: '400-000-0001' };

function shownOf(elements: readonly Element[]) {
  return elements.map((one) => (one.dataType === 'String' ? [one.label, one.value] : one.label.trim()));
}

describe('recallElements', () => {
  it('shows the recall, then the stored tables, when the object is in one', () => {
    const kept = [fact('核对时间', '2026-01-01'), steps];
    const elements = recallElements({ ...checked, recall, kept });
    expect(shownOf(elements)).toEqual([
      ['召回时间', '2026-04-02'],
      ['召回编号', 'RC-1'],
      ['危害', '曲柄可能脱落'],
      ['召回原因', '扭矩不足'],
      ['涉及范围', '8-9 月生产'],
      ['处理方式', '更换曲柄'],
      ['售后电话', '400-000-0336'],
      '本台处理进度',
    ]);
    expect(judgeRecall(elements).recalled).toBe(true);
    expect(new Set(elements.map(({ dataId }) => dataId)).size).toBe(elements.length);
  });

  it('shows when the list was checked and whom to ask when the object is in none', () => {
    const elements = recallElements({ ...checked, recall: null, kept: [] });
    expect(shownOf(elements)).toEqual([
      ['核对时间', '2026-05-18 10:42'],
      ['售后电话', '400-000-0001'],
    ]);
    expect(judgeRecall(elements).recalled).toBe(false);
    expect(shownOf(recallElements({ ...checked, phone: '', recall: null, kept: [] }))).toHaveLength(1);
  });

  it('keeps the other contents of the scene, but neither an old check nor the progress of a recall', () => {
    const kept = [fact('核对时间 ', '2026-01-01'), fact('核对范围', '批次 B1'), fact('售后电话', '400-1'), steps];
    expect(shownOf(recallElements({ ...checked, recall: null, kept }))).toEqual([
      ['核对时间', '2026-05-18 10:42'],
      ['核对范围', '批次 B1'],
      ['售后电话', '400-1'],
    ]);
  });

  it('leaves a scene alone that says of itself that the object is recalled', () => {
    const kept = [fact('召回时间', '2024-01-01'), steps];
    expect(recallElements({ ...checked, recall: null, kept })).toEqual(kept);
  });
});

describe('recallProgress', () => {
  it('reads the steps and which one is under way', () => {
    expect(recallProgress([fact('召回时间', ''), steps])).toEqual({
      steps: [
        { title: '列入召回名单', note: '2026-04-02' },
        { title: '预约上门', note: '待您确认时间' },
      ],
      current: 2,
    });
    expect(recallProgress([progress(['一', '', '已完成'], ['二', '', '已完成'])])?.current).toBe(3);
    expect(recallProgress([progress(['', '', ''])])).toEqual({ steps: [{ title: '第  步', note: '' }], current: 1 });
  });

  it('finds none when there is no such table or it is empty', () => {
    expect(recallProgress([])).toBeNull();
    expect(recallProgress([progress()])).toBeNull();
    expect(recallProgress([{ ...steps, label: '其他进度' }])).toBeNull();
  });
});
