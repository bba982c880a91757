import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import { dayMs, hourMs } from '../time/chinaTime.ts';
import { monitoringLiveMs, monitoringStaleMaxMs } from './limits.ts';
import { describeAge, monitorState, monitorStates } from './monitorState.ts';

/** 2026-05-18 18:00:00 in China. */
const now = Date.parse('2026-05-18T10:00:00Z');

describe('describeAge', () => {
  it.each([
    [-60_000, '刚刚'],
    [0, '刚刚'],
    [999, '刚刚'],
    [3_000, '3 秒前'],
    [59_999, '59 秒前'],
    [60_000, '1 分钟前'],
    [18 * 60_000, '18 分钟前'],
    [hourMs - 1, '59 分钟前'],
    [hourMs, '1 小时前'],
    [dayMs - 1, '23 小时前'],
    [dayMs, '1 天前'],
    [400 * dayMs, '400 天前'],
  ])('says of %s ms %j', (ms, text) => {
    expect(describeAge(now - ms, now).text).toBe(text);
  });

  it('keeps its words until they change, and not longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 10 * dayMs }), (ms) => {
        const { text, changesAt } = describeAge(now - ms, now);
        expect(changesAt).toBeGreaterThan(now);
        expect(describeAge(now - ms, changesAt - 1).text).toBe(text);
        expect(describeAge(now - ms, changesAt).text).not.toBe(text);
      }),
    );
  });
});

describe('monitorState', () => {
  it('is live for a minute, with its age', () => {
    expect(monitorState(now - 3_000, now)).toEqual({
      state: 'live',
      lastAt: now - 3_000,
      age: '3 秒前',
      text: '实时 · 3 秒前',
      changesAt: now + 1_000,
    });
    expect(monitorState(now - monitoringLiveMs, now)).toMatchObject({ state: 'live', changesAt: now + 1 });
    expect(monitorState(now + 60_000, now)).toMatchObject({ state: 'live', age: '刚刚' });
  });

  it('is stale after that, with its age and since when', () => {
    expect(monitorState(now - 18 * 60_000, now)).toEqual({
      state: 'stale',
      lastAt: now - 18 * 60_000,
      age: '18 分钟前',
      text: '18 分钟前',
      message: '采集网关 17:42 后没有上报',
      changesAt: now + 60_000,
    });
    expect(monitorState(now - monitoringLiveMs - 1, now).state).toBe('stale');
    expect(monitorState(now - dayMs, now)).toMatchObject({ message: '采集网关 05-17 18:00 后没有上报' });
  });

  it('is not connected without a reading, and when the last one is older than three days', () => {
    expect(monitorState(null, now)).toEqual({
      state: 'notConnected',
      reason: 'never',
      text: monitorStates.notConnected,
      message: monitoringMessages.notConnected.never,
    });
    expect(monitorState(now - monitoringStaleMaxMs, now).state).toBe('stale');
    expect(monitorState(now - monitoringStaleMaxMs - 1, now)).toEqual({
      state: 'notConnected',
      reason: 'silent',
      text: monitorStates.notConnected,
      message: '采集网关 05-15 17:59 后没有上报，已超过 3 天',
    });
  });

  it('says with the time of another day from midnight on', () => {
    const lastAt = Date.parse('2026-05-18T20:30:00+08:00');
    const late = Date.parse('2026-05-18T23:45:00+08:00');
    const midnight = Date.parse('2026-05-19T00:00:00+08:00');
    expect(monitorState(lastAt, late)).toMatchObject({
      message: '采集网关 20:30 后没有上报',
      changesAt: midnight,
    });
    expect(monitorState(lastAt, midnight)).toMatchObject({
      age: '3 小时前',
      message: '采集网关 05-18 20:30 后没有上报',
      changesAt: midnight + 30 * 60_000,
    });
  });

  it('stays as it is until it changes, and is another then', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: monitoringStaleMaxMs }), (ms) => {
        const state = monitorState(now - ms, now);
        if (state.state === 'notConnected') throw new Error('not connected within three days');
        const { changesAt } = state;
        expect(changesAt).toBeGreaterThan(now);
        const wordsAt = (moment: number) => ({ ...monitorState(now - ms, moment), changesAt: 0 });
        expect(wordsAt(changesAt - 1)).toEqual({ ...state, changesAt: 0 });
        expect(wordsAt(changesAt)).not.toEqual({ ...state, changesAt: 0 });
      }),
    );
  });
});
