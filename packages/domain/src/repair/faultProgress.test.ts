import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultProgress, faultStages, faultTimeline } from './faultProgress.ts';
import { changeFault, type FaultStep, newFault } from './faultTicket.ts';

const accepted: FaultStep = {
  event: 'accepted',
  by: 'u-1',
  at: 20,
  engineer: '李振',
  point: '德州服务网点',
  note: '下午到场，联系 13912345678',
};
const completed: FaultStep = { event: 'completed', by: 'u-2', at: 30, result: '更换轴承', hours: 1.5 };
const declined: FaultStep = { event: 'declined', by: 'u-1', at: 20, reason: '重复报修' };

function after(...steps: FaultStep[]) {
  return steps.reduce((ticket, step) => {
    const change = changeFault(ticket, step);
    if (!change.ok) throw new Error(change.message);
    return change.ticket;
  }, newFault);
}

describe('faultProgress', () => {
  it('begins with the report, and lists what followed without who did it', () => {
    const progress = faultProgress(10, after(accepted, completed));
    expect(progress).toEqual([
      { event: 'received', at: 10, point: '', note: '', hours: null },
      { event: 'accepted', at: 20, point: '德州服务网点', note: '下午到场，联系 139****5678', hours: null },
      { event: 'completed', at: 30, point: '', note: '更换轴承', hours: 1.5 },
    ]);
    expect(JSON.stringify(progress)).not.toMatch(/李振|u-1|u-2/);
  });

  it('says why a report was declined', () => {
    expect(faultProgress(10, after(declined)).at(-1)).toMatchObject({ event: 'declined', note: '重复报修' });
  });
});

describe('faultTimeline', () => {
  it('shows what is still to come', () => {
    const way = (...steps: FaultStep[]) =>
      faultTimeline(faultProgress(10, after(...steps))).map(({ stage, at }) => [stage, at]);
    expect(way()).toEqual([
      ['received', 10],
      ['accepted', null],
      ['completed', null],
    ]);
    expect(way(accepted)).toEqual([
      ['received', 10],
      ['accepted', 20],
      ['completed', null],
    ]);
    expect(way(accepted, completed)).toEqual([
      ['received', 10],
      ['accepted', 20],
      ['completed', 30],
    ]);
  });

  it('ends with the refusal of a report', () => {
    expect(faultTimeline(faultProgress(10, after(declined)))).toEqual([
      { stage: 'received', at: 10 },
      { stage: 'declined', at: 20 },
    ]);
  });

  it('reaches its stages one after the other, whatever was done', () => {
    const act = fc.constantFrom<FaultStep>(accepted, completed, declined);
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const ticket = acts.reduce((before, step) => {
          const change = changeFault(before, step);
          return change.ok ? change.ticket : before;
        }, newFault);
        const way = faultTimeline(faultProgress(10, ticket));
        const reached = way.map(({ at }) => at !== null);
        expect(reached).toEqual(reached.toSorted((one, other) => Number(other) - Number(one)));
        expect(way.filter(({ at }) => at !== null)).toHaveLength(ticket.steps.length + 1);
        for (const { stage } of way) expect(faultStages[stage]).not.toBe('');
      }),
    );
  });
});
