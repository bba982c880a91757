import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceEntry } from '../identifier/elementParts.ts';
import { newestFirst } from '../scene/logistics.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { mergeLife } from './mergeLife.ts';
import { eventEntry, type ObjectEvent } from './objectEvent.ts';

function step(time: string, title: string): TraceEntry {
  return { time, title, place: '', text: '', trace: false, traceIdentifier: '' };
}

function event(eventId: string, happenedAt: string, title: string): ObjectEvent {
  return { eventId, happenedAt, kind: 'other', title, place: '', text: '', by: '', facts: [] };
}

const titles = (entries: readonly TraceEntry[]) => entries.map(({ title }) => title);

describe('mergeLife', () => {
  it('puts events among the steps of the batch, newest first', () => {
    const steps = [step('2026-05-12 09:20', '交付'), step('2026-05-06 14:31', '检验'), step('2026-05-02', '赋码')];
    const events = [
      event('1', '2026-05-09T08:05:00Z', '发运'),
      event('2', '2026-06-01T00:00:00Z', '保养'),
      event('3', '2026-05-06T06:31:59.999Z', '复检'),
    ];
    expect(titles(mergeLife(steps, events))).toEqual(['保养', '交付', '发运', '复检', '检验', '赋码']);
  });

  it('orders what happened in the same minute: events, the newer first, then steps; unreadable times last', () => {
    const steps = [step('昨天', '?'), step(' 2026-05-06 14:31:59 ', '乙'), step('2026-05-06 14:31', '甲')];
    const events = [
      event('b', '2026-05-06T06:31:10Z', '同时乙'),
      event('a', '2026-05-06T06:31:10Z', '同时甲'),
      event('c', '2026-05-06T06:31:20Z', '较新'),
    ];
    expect(titles(mergeLife(steps, events))).toEqual(['较新', '同时甲', '同时乙', '乙', '甲', '?']);
  });

  const times = fc.constantFrom('2026-05-06 14:31', '2026-05-06 14:31:30', '2026-05-07', '2026-05-06 14:32', '?', '');
  const instants = fc.constantFrom('2026-05-06T06:31:00.000Z', '2026-05-06T06:31:30.000Z', '2026-05-06T16:00:00.000Z');
  const anySteps = fc.array(
    fc.tuple(times, fc.constantFrom('甲', '乙')).map(([time, title]) => step(time, title)),
    {
      maxLength: 8,
    },
  );
  const anyEvents = fc
    .array(instants, { maxLength: 8 })
    .map((list) => list.map((instant, index) => event(`e${index}`, instant, `事件${index}`)));

  it('gives the same list however its arguments are ordered, and loses nothing', () => {
    const shuffled = fc.tuple(anySteps, anyEvents).chain(([steps, events]) =>
      fc.record({
        steps: fc.constant(steps),
        events: fc.constant(events),
        otherSteps: fc.shuffledSubarray(steps, { minLength: steps.length }),
        otherEvents: fc.shuffledSubarray(events, { minLength: events.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ steps, events, otherSteps, otherEvents }) => {
        const merged = mergeLife(steps, events);
        expect(mergeLife(otherSteps, otherEvents)).toEqual(merged);
        const sorted = (entries: readonly TraceEntry[]) => entries.map((entry) => JSON.stringify(entry)).sort();
        expect(sorted(merged)).toEqual(sorted([...steps, ...events.map(eventEntry)]));
      }),
    );
  });

  it('agrees with the order of other lists of steps, to the minute', () => {
    fc.assert(
      fc.property(anySteps, anyEvents, (steps, events) => {
        const minutes = (entries: readonly TraceEntry[]) =>
          entries.map(({ time }) => Math.floor((readChinaTime(time) ?? Number.NaN) / 60_000));
        const merged = mergeLife(steps, events);
        expect(minutes(merged)).toEqual(minutes(newestFirst(merged)));
      }),
    );
  });
});
