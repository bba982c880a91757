import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import { checkFaultWords } from './checkWords.ts';
import { changeFault, type FaultStep, newFault } from './faultTicket.ts';
import { faultWordsMaxLength } from './limits.ts';
import { repairElements, repairLabels, repairNote, repairRecords } from './repairElements.ts';
import {
  describeRepairs,
  formatHours,
  maskMobiles,
  type RepairRecord,
  repairOf,
  summariseRepairs,
} from './repairRecord.ts';

const accepted: FaultStep = {
  event: 'accepted',
  by: 'a',
  at: 1,
  engineer: '李振',
  point: '德州服务网点',
  note: '下午到场',
};
const completed: FaultStep = { event: 'completed', by: 'a', at: 2, result: '更换排线', hours: 2.5 };
const declined: FaultStep = { event: 'declined', by: 'a', at: 1, reason: '重复报修' };
const reported = { number: 'WX-2026-000318', words: '跑带偏移', reportedAt: Date.parse('2026-05-17T11:26:30Z') };

function ticketOf(...steps: FaultStep[]) {
  let ticket = newFault;
  for (const step of steps) {
    const change = changeFault(ticket, step);
    if (change.ok) ticket = change.ticket;
  }
  return ticket;
}

describe('repairOf', () => {
  it('includes a ticket once it was accepted, and no other', () => {
    const steps = fc.array(fc.constantFrom(accepted, declined, completed), { maxLength: 5 });
    fc.assert(
      fc.property(steps, (done) => {
        const ticket = ticketOf(...done);
        const shown = ticket.state === 'underway' || ticket.state === 'done';
        expect(repairOf(reported, ticket) !== null).toBe(shown);
      }),
    );
  });

  it('lists what is planned, then what was done', () => {
    const underway: RepairRecord = {
      number: 'WX-2026-000318',
      fault: '跑带偏移',
      handling: '下午到场',
      time: '2026-05-17 19:26',
      servedBy: '李振 · 德州服务网点',
      state: '处理中',
      hours: null,
    };
    expect(repairOf(reported, ticketOf(accepted))).toEqual(underway);
    const done = { ...underway, handling: '更换排线', state: '已完成', hours: 2.5 };
    expect(repairOf(reported, ticketOf(accepted, completed))).toEqual(done);
    expect(repairOf(reported, ticketOf({ ...accepted, point: '' }))?.servedBy).toBe('李振');
  });
});

describe('maskMobiles', () => {
  it.each([
    ['请联系 13800000118。', '请联系 138****0118。'],
    ['138 0000 0118，139-0000-0119', '138****0118，139****0119'],
    ['１３８００００１１１８', '１３８****１１１８'],
    ['+8613800000118', '+86138****0118'],
    ['1 3 8 0 0 0 0 0 1 1 8', '138****0118'],
    ['订单 138000001181', '订单 138000001181'],
    ['转速 1380', '转速 1380'],
  ])('makes of %j %j', (text, masked) => {
    expect(maskMobiles(text)).toBe(masked);
  });

  it('leaves no mobile number in any text, however its digits are spaced', () => {
    const number = fc.tuple(fc.integer({ min: 30, max: 99 }), fc.integer({ min: 0, max: 99_999_999 }));
    const space = fc.constantFrom('', ' ', '-', '.');
    const code = fc.constantFrom('', '86', '+86 ', '0086-');
    fc.assert(
      fc.property(fc.string(), code, number, space, fc.string(), (before, code, [head, rest], gap, after) => {
        const digits = `1${head}${String(rest).padStart(8, '0')}`;
        const spaced = code + [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].join(gap);
        const around = [before.replace(/[\d\s.-]+$/, ''), after.replace(/^[\d\s.-]+/, '')];
        expect(maskMobiles(around.join(spaced))).not.toContain(spaced);
      }),
    );
  });
});

describe('summariseRepairs', () => {
  it('counts all, and takes the average of those whose time is known', () => {
    expect(describeRepairs(summariseRepairs([{ hours: null }, { hours: 10.8 }, { hours: 2 }]))).toBe(
      '累计 3 次 · 平均修复 6.4 小时',
    );
    expect(describeRepairs(summariseRepairs([{ hours: null }]))).toBe('累计 1 次');
    expect(formatHours(0.01)).toBe('0.1 小时');
  });

  it('gives an average between the shortest and the longest', () => {
    const hours = fc.option(fc.double({ min: 0.1, max: 9999, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.record({ hours })), (records) => {
        const known = records.flatMap((record) => (record.hours === null ? [] : [record.hours]));
        const { count, meanHours } = summariseRepairs(records);
        expect(count).toBe(records.length);
        expect(meanHours === null).toBe(known.length === 0);
        if (meanHours === null) return;
        expect(meanHours).toBeGreaterThanOrEqual(Math.min(...known) - 1e-6);
        expect(meanHours).toBeLessThanOrEqual(Math.max(...known) + 1e-6);
      }),
    );
  });
});

const fact = (label: string, value: string): Element => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});
const keptTable: Element = {
  dataId: 'kept',
  dataType: 'Array',
  label: repairLabels.records,
  value: [
    {
      dataId: 'kept-1',
      dataType: 'Object',
      label: '触控屏偶发无响应',
      value: [
        {
          dataId: 'a',
          dataType: 'String',
          label: '报修时间',
          value: '2026-05-14 08:10',
          trace: false,
          traceIdentifier: '',
        },
        { dataId: 'b', dataType: 'String', label: '状态', value: '已完成', trace: false, traceIdentifier: '' },
      ],
    },
  ],
};

describe('repairElements', () => {
  const record = fc.record({
    number: fc.integer({ min: 1, max: 999_999 }).map((count) => `WX-2026-${String(count).padStart(6, '0')}`),
    fault: fc.constantFrom('异响', '跑带偏移'),
    handling: fc.constantFrom('', '下午到场'),
    time: fc.integer({ min: 10, max: 28 }).map((day) => `2026-05-${day} 08:10`),
    servedBy: fc.constantFrom('李振', '王晓 · 德州服务网点'),
    state: fc.constantFrom('处理中', '已完成'),
    hours: fc.option(fc.integer({ min: 1, max: 90_000 }).map((tenths) => tenths / 10)),
  });

  it('gives back every repair that was put in, newest first, whatever was kept', () => {
    const kept = fc.constantFrom<Element[]>([], [fact('服务电话', '0534')], [keptTable, fact('服务电话', '0534')]);
    fc.assert(
      fc.property(kept, fc.array(record), (elements, records) => {
        const shown = repairRecords(repairElements(elements, records));
        const expected = [...records, ...repairRecords(elements)];
        expect(shown).toHaveLength(expected.length);
        for (const one of expected) expect(shown).toContainEqual(one);
        const times = shown.map(({ time }) => time);
        expect(times).toEqual([...times].sort().toReversed());
      }),
    );
  });

  it('keeps what else the scene has, and sums up kept repairs and others alike', () => {
    const [summary, table, ...rest] = repairElements(
      [fact('服务电话', '0534'), keptTable],
      [
        {
          number: 'WX-2026-000318',
          fault: '异响',
          handling: '',
          time: '2026-05-17 19:26',
          servedBy: '',
          state: '处理中',
          hours: 3,
        },
      ],
    );
    expect(repairNote([summary, table].flatMap((one) => one ?? []))).toBe('累计 2 次 · 平均修复 3 小时');
    expect(table?.label).toBe('报修记录');
    expect(rest).toEqual([fact('服务电话', '0534')]);
  });

  it('leaves a scene without any repair as it is', () => {
    const kept = [fact('服务电话', '0534')];
    expect(repairElements(kept, [])).toEqual(kept);
    expect(repairNote(kept)).toBe('');
  });
});

describe('checkFaultWords', () => {
  it('names what is abnormal and nothing else', () => {
    const items = [
      { label: '跑带张力', value: '偏低 12%' },
      { label: '主电机温度', value: 'OK' },
      { label: '润滑周期', value: '超期 9 天' },
      { label: '急停回路', value: '' },
    ];
    expect(checkFaultWords(items)).toBe('远程检测发现3项异常：跑带张力 偏低 12%；润滑周期 超期 9 天；急停回路');
    expect(checkFaultWords([{ label: '网络', value: 'ＯＫ' }])).toBe('');
  });

  it('never gives more than a report may hold', () => {
    const item = fc.record({ label: fc.string({ unit: 'grapheme' }), value: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (items) => {
        expect(Array.from(checkFaultWords(items)).length).toBeLessThanOrEqual(faultWordsMaxLength);
      }),
    );
    const long = Array.from({ length: 60 }, (_, n) => ({ label: `传感器${n}`, value: '偏低' }));
    expect(checkFaultWords(long)).toMatch(/…$/);
  });
});
