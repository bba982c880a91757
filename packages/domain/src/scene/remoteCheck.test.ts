import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/elementParts.ts';
import { type RemoteHandler, readRemoteAdvice, remoteHandlers } from './remoteAdvice.ts';
import {
  concernsSafety,
  initialRemoteCheck,
  isRemoteCheckOk,
  nextRemoteCheck,
  type RemoteCheckEvent,
  type RemoteCheckState,
  remoteCheckItemStatus,
  remoteCheckItems,
  remoteCheckMessage,
  remoteCheckPhases,
  remoteCheckTransitions,
  remoteFindings,
  resolvedItems,
} from './remoteCheck.ts';

const started: RemoteCheckEvent = { type: 'started' };
const ticked = (elapsedMs: number): RemoteCheckEvent => ({ type: 'ticked', elapsedMs });
const checkOf = (...values: string[]) =>
  initialRemoteCheck(values.map((value, index) => ({ label: `检测项${index + 1}`, value })));
const after = (state: RemoteCheckState, ...events: RemoteCheckEvent[]) => events.reduce(nextRemoteCheck, state);
const statuses = (state: RemoteCheckState) => state.items.map((_, index) => remoteCheckItemStatus(state, index));

const fact = (label: string, value: string): StringElement => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});

describe('isRemoteCheckOk', () => {
  it.each(['OK', 'ok', 'Ok', ' OK ', '　ＯＫ', 'ｏｋ\n'])('is true when the value is "%s"', (value) => {
    expect(isRemoteCheckOk(value)).toBe(true);
  });

  it.each(['', 'O K', 'OK.', 'NOT OK', '0K', '正常', 'OKAY'])('is false when the value is "%s"', (value) => {
    expect(isRemoteCheckOk(value)).toBe(false);
  });
});

describe('remoteCheckItems', () => {
  it('takes facts, facts of groups and rows of tables when a scene holds all', () => {
    const row = (label: string, ...value: StringElement[]) => ({
      dataId: label,
      dataType: 'Object' as const,
      label,
      value,
    });
    const elements: Element[] = [
      fact('主控通信', 'OK'),
      row('驱动', fact('温度', '46 ℃'), fact('电流', 'OK')),
      {
        dataId: 't',
        dataType: 'Array',
        label: '远程检测',
        value: [row('急停回路', fact('读数', '闭合'), fact('时间', '8:00'), fact('结果', 'OK')), row('空行')],
      },
      { dataId: 'l', dataType: 'TraceDetails', label: '记录', value: [] },
      { dataId: 'v', dataType: 'isVerify', label: '手机验证', value: '请验证' },
    ];
    expect(remoteCheckItems(elements)).toEqual([
      { label: '主控通信', value: 'OK' },
      { label: '温度', value: '46 ℃' },
      { label: '电流', value: 'OK' },
      { label: '急停回路', value: 'OK' },
      { label: '空行', value: '' },
    ]);
  });
});

describe('nextRemoteCheck', () => {
  it('scans one item after another when the clock ticks every 500 ms', () => {
    const ready = checkOf('OK', '异常', 'OK');
    expect([ready.phase, ready.done, ready.abnormalCount]).toEqual(['ready', 0, 0]);
    expect(statuses(ready)).toEqual(['notChecked', 'notChecked', 'notChecked']);
    const scanning = after(ready, started);
    expect(scanning).toEqual({ ...ready, phase: 'scanning' });
    expect(statuses(scanning)).toEqual(['scanning', 'notChecked', 'notChecked']);
    const second = after(scanning, ticked(500));
    expect(second).toEqual({ ...ready, phase: 'scanning', done: 1, abnormalCount: 0 });
    expect(statuses(second)).toEqual(['done', 'scanning', 'notChecked']);
    const third = after(second, ticked(1000));
    expect([third.phase, third.done, third.abnormalCount]).toEqual(['scanning', 2, 1]);
    const ended = after(third, ticked(1500));
    expect([ended.phase, ended.done, ended.abnormalCount]).toEqual(['abnormal', 3, 1]);
    expect(statuses(ended)).toEqual(['done', 'done', 'done']);
  });

  it('changes nothing when a tick comes early, twice, backwards or without a time', () => {
    const second = after(checkOf('OK', 'OK'), started, ticked(500));
    for (const elapsedMs of [-500, 0, 499, 500, 999, Number.NaN]) {
      expect(nextRemoteCheck(second, ticked(elapsedMs))).toBe(second);
    }
    const scanning = after(checkOf('OK'), started);
    expect(nextRemoteCheck(scanning, ticked(499))).toBe(scanning);
    expect(nextRemoteCheck(scanning, ticked(500)).phase).toBe('healthy');
  });

  it('catches up when the clock is late', () => {
    expect(after(checkOf('OK', 'x', 'y'), started, ticked(60_000))).toEqual({
      ...checkOf('OK', 'x', 'y'),
      phase: 'abnormal',
      done: 3,
      abnormalCount: 2,
    });
    expect(after(checkOf('OK', 'ok', 'OK'), started, ticked(1200))).toMatchObject({ phase: 'scanning', done: 2 });
  });

  it.each([
    [['OK'], 'healthy', 0],
    [['OK', 'OK'], 'healthy', 0],
    [['OK', 'x'], 'abnormal', 1],
    [['x', 'OK'], 'abnormal', 1],
    [['x', 'y'], 'abnormal', 2],
  ])('of %j ends %s with %i abnormal when all are checked', (values, phase, abnormalCount) => {
    expect(after(checkOf(...values), started, ticked(values.length * 500))).toMatchObject({ phase, abnormalCount });
  });

  it('checks everything again when it is started after its end, and not while it runs', () => {
    const ready = checkOf('OK', 'x');
    const ended = after(ready, started, ticked(1000));
    expect(nextRemoteCheck(ended, started)).toEqual({ ...ready, phase: 'scanning' });
    expect(nextRemoteCheck(ended, ticked(2000))).toBe(ended);
    const running = after(ready, started, ticked(500));
    expect(nextRemoteCheck(running, started)).toBe(running);
    expect(after(checkOf('OK'), started, ticked(500), started).phase).toBe('scanning');
  });

  it('never starts when there is nothing to check', () => {
    const empty = checkOf();
    expect(nextRemoteCheck(empty, started)).toBe(empty);
    expect(nextRemoteCheck(empty, ticked(500))).toBe(empty);
  });

  it('waits for its start when the clock ticks before', () => {
    const ready = checkOf('OK');
    expect(nextRemoteCheck(ready, ticked(5000))).toBe(ready);
  });

  it('keeps its promises when events come in any order', () => {
    const event = fc.oneof(fc.constant(started), fc.integer({ min: -1000, max: 5000 }).map(ticked));
    const values = fc.array(fc.constantFrom('OK', 'ok', 'x'), { maxLength: 6 });
    fc.assert(
      fc.property(values, fc.array(event), (given, events) => {
        let state = checkOf(...given);
        for (const next of events) {
          const before = state;
          state = nextRemoteCheck(state, next);
          const reachable = Object.values(remoteCheckTransitions[before.phase]);
          expect(state === before || reachable.includes(state.phase)).toBe(true);
          expect(state.done >= before.done || next.type === 'started').toBe(true);
          const bad = given.slice(0, state.done).filter((value) => value === 'x').length;
          expect(state.abnormalCount).toBe(bad);
          const ended = state.phase === 'healthy' || state.phase === 'abnormal';
          expect(ended).toBe(given.length > 0 && state.done === given.length);
          expect(!ended || (state.phase === 'healthy') === (bad === 0)).toBe(true);
          expect(statuses(state).filter((status) => status === 'scanning')).toHaveLength(
            state.phase === 'scanning' ? 1 : 0,
          );
        }
      }),
    );
  });
});

describe('remoteCheckPhases', () => {
  it('have the codes of the product when read', () => {
    expect(remoteCheckPhases).toEqual({ ready: 1, scanning: 2, abnormal: 3, healthy: 4 });
  });
});

describe('remoteCheckMessage', () => {
  it('says how the check stands when it is in each phase', () => {
    const ready = checkOf('OK', 'x', 'y');
    expect(remoteCheckMessage(ready)).toBe('设备尚未检测，请点击开始检测');
    expect(remoteCheckMessage(after(ready, started))).toBe('正在检测，请稍候');
    expect(remoteCheckMessage(after(ready, started, ticked(1500)))).toBe('检测到2项异常，请联系售后');
    expect(remoteCheckMessage(after(checkOf('OK'), started, ticked(500)))).toBe('设备各项正常');
  });
});

describe('remoteCheckItems with advice', () => {
  it('keep what a row has in addition to its result', () => {
    const steps = {
      dataId: 'r',
      dataType: 'Object' as const,
      label: '跑带张力',
      value: [fact('步骤 1', '停机。'), fact('结果', '偏低 12%')],
    };
    const [item] = remoteCheckItems([{ dataId: 't', dataType: 'Array', label: '远程检测', value: [steps] }]);
    expect(item).toEqual({ label: '跑带张力', value: '偏低 12%', advice: readRemoteAdvice(steps) });
    expect(item?.advice?.steps).toEqual(['停机。']);
  });
});

function item(label: string, value: string, handler?: RemoteHandler) {
  const advice = handler && readRemoteAdvice({ value: [fact('处理人', remoteHandlers[handler])] });
  return advice ? { label, value, advice } : { label, value };
}

describe('remoteFindings', () => {
  it('are what is abnormal among the items done, safety first, numbered', () => {
    const items = [
      item('张力', '偏低', 'own'),
      item('电源', 'OK'),
      item('制动', '1.9 s', 'engineer'),
      item('润滑', '超期'),
    ];
    const found = remoteFindings({ items, done: 3 });
    expect(found.map(({ number, label }) => [number, label])).toEqual([
      [1, '制动'],
      [2, '张力'],
    ]);
    expect(found.map(concernsSafety)).toEqual([true, false]);
  });
});

describe('resolvedItems', () => {
  it('are what was abnormal before and is in order now', () => {
    const before = [item('张力', '偏低'), item('润滑', '超期'), item('电源', 'OK'), item('旧项', '异常')];
    const now = [item('张力', 'ok'), item('润滑', '超期 1 天'), item('电源', 'OK')];
    expect(resolvedItems(before, now)).toEqual([{ before: before[0], now: now[0] }]);
  });
});

describe('a check that is started with new items', () => {
  it('checks these from the beginning', () => {
    const ended = after(checkOf('x'), started, ticked(500));
    const items = [item('检测项1', 'OK'), item('检测项2', 'OK')];
    const again = nextRemoteCheck(ended, { type: 'started', items });
    expect(again).toEqual({ phase: 'scanning', items, done: 0, abnormalCount: 0 });
    expect(nextRemoteCheck(ended, { type: 'started', items: [] })).toBe(ended);
  });
});
