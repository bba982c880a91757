import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChinaTime } from '../time/chinaTime.ts';
import { type QuickTime, quickRange } from '../time/timeRange.ts';
import { type DataOptionCode, dataOptionCode } from './dataOption.ts';
import {
  initialProduction,
  isRangeShown,
  nextProduction,
  type ProductionEvent,
  type ProductionPhase,
  type ProductionState,
  productionTransitions,
} from './production.ts';
import { productionRequest } from './productionRequest.ts';

const at = (text: string) => readChinaTime(text) ?? Number.NaN;
const now = at('2026-10-09 15:00');
const optionsLoaded: ProductionEvent = {
  type: 'optionsLoaded',
  options: [
    { code: 'processingTime', name: '加工时间' },
    { code: 'abnormal', name: '异常数据' },
  ],
};
const loaded: ProductionEvent = { type: 'loaded' };
const failed: ProductionEvent = { type: 'failed' };
const retried: ProductionEvent = { type: 'retried' };
const tabChosen = (dataOption: DataOptionCode, moment = now): ProductionEvent => ({
  type: 'tabChosen',
  dataOption,
  now: moment,
});
const quickTimeChosen = (quickTime: Exclude<QuickTime, 'custom'>, moment = now): ProductionEvent => ({
  type: 'quickTimeChosen',
  quickTime,
  now: moment,
});
const customChosen: ProductionEvent = {
  type: 'customChosen',
  range: { startTime: at('2026-09-01'), endTime: at('2026-09-05 23:59:59') + 999 },
};
const after = (...events: ProductionEvent[]) => events.reduce(nextProduction, initialProduction(now));
const opened = after(optionsLoaded, loaded);

describe('initialProduction', () => {
  it('loads today with nothing chosen when a scene is opened', () => {
    expect(initialProduction(now)).toEqual({
      phase: 'loading',
      tabs: [],
      dataOption: null,
      quickTime: 'today',
      startTime: at('2026-10-09'),
      endTime: at('2026-10-10') - 1,
      request: null,
    });
  });
});

describe('nextProduction', () => {
  it('chooses the first option and asks for nothing in particular when the first load comes in', () => {
    expect(opened).toEqual({
      ...initialProduction(now),
      phase: 'ready',
      tabs: [
        { code: 'abnormal', name: '异常数据' },
        { code: 'processingTime', name: '加工时间' },
        { code: 'repairRecords', name: '报修记录' },
      ],
      dataOption: 'abnormal',
    });
    expect(after(loaded, optionsLoaded)).toEqual(opened);
    expect(after(failed, optionsLoaded)).toEqual({ ...opened, phase: 'failed' });
    expect(after({ type: 'optionsLoaded', options: [] }).dataOption).toBe('repairRecords');
  });

  it('takes options once when they come again', () => {
    const again: ProductionEvent = { type: 'optionsLoaded', options: [{ code: 'energy', name: '能耗' }] };
    expect(nextProduction(opened, again)).toBe(opened);
  });

  it('asks for the tab and the day of the choice when another tab is chosen', () => {
    expect(nextProduction(opened, tabChosen('processingTime'))).toEqual({
      ...opened,
      phase: 'loading',
      dataOption: 'processingTime',
      request: {
        dataOption: 'processingTime',
        startTime: '2026-10-09 00:00:00',
        endTime: '2026-10-09 23:59:59',
        quickTime: 'today',
      },
    });
    expect(nextProduction(opened, tabChosen('abnormal', at('2026-10-10 00:00'))).request).toEqual({
      dataOption: 'abnormal',
      startTime: '2026-10-10 00:00:00',
      endTime: '2026-10-10 23:59:59',
      quickTime: 'today',
    });
  });

  it.each([
    ['week', '2026-10-05 00:00:00', '2026-10-11 23:59:59'],
    ['month', '2026-10-01 00:00:00', '2026-10-31 23:59:59'],
  ] as const)('asks for the range when the quick time %s is chosen', (quickTime, startTime, endTime) => {
    const state = nextProduction(opened, quickTimeChosen(quickTime));
    expect(state.request).toEqual({ dataOption: 'abnormal', startTime, endTime, quickTime });
    expect(state).toMatchObject({ phase: 'loading', quickTime, ...quickRange(quickTime, now) });
  });

  it('asks for the chosen days when a custom range is chosen, and keeps them for other tabs', () => {
    const custom = nextProduction(opened, customChosen);
    const request = { startTime: '2026-09-01 00:00:00', endTime: '2026-09-05 23:59:59', quickTime: 'custom' };
    expect(custom).toMatchObject({ phase: 'loading', ...customChosen.range, quickTime: 'custom' });
    expect(custom.request).toEqual({ ...request, dataOption: 'abnormal' });
    expect(after(optionsLoaded, customChosen, tabChosen('processingTime')).request).toEqual({
      ...request,
      dataOption: 'processingTime',
    });
  });

  it('changes nothing when what is shown is chosen again', () => {
    expect(nextProduction(opened, tabChosen('abnormal'))).toBe(opened);
    expect(nextProduction(opened, quickTimeChosen('today'))).toBe(opened);
    const custom = after(optionsLoaded, customChosen, loaded);
    expect(nextProduction(custom, customChosen)).toBe(custom);
    const range = { startTime: at('2026-09-01'), endTime: at('2026-09-06') - 1 };
    expect(nextProduction(custom, { type: 'customChosen', range })).toBe(custom);
    for (const other of [
      { ...range, startTime: at('2026-08-31') },
      { ...range, endTime: at('2026-09-07') - 1 },
    ]) {
      expect(nextProduction(custom, { type: 'customChosen', range: other })).toMatchObject(other);
    }
  });

  it('requests again when today is chosen as a custom range', () => {
    const custom = nextProduction(opened, { type: 'customChosen', range: quickRange('today', now) });
    expect(custom).toMatchObject({ phase: 'loading', quickTime: 'custom', request: { quickTime: 'custom' } });
  });

  it('loads when anything is chosen while it loads, is ready or has failed', () => {
    for (const way of [[], [loaded], [failed]]) {
      for (const event of [tabChosen('processingTime'), quickTimeChosen('week'), customChosen]) {
        expect(after(optionsLoaded, ...way, event).phase).toBe('loading');
      }
    }
  });

  it('loads again when what failed is chosen again or retried', () => {
    const broken = after(optionsLoaded, failed);
    expect(nextProduction(broken, retried)).toEqual({ ...broken, phase: 'loading' });
    expect(nextProduction(broken, tabChosen('abnormal'))).toMatchObject({
      phase: 'loading',
      request: { dataOption: 'abnormal' },
    });
    const request = after(optionsLoaded, tabChosen('processingTime'), failed, retried).request;
    expect(request).toEqual(after(optionsLoaded, tabChosen('processingTime')).request);
  });

  it('keeps its tabs and choices when a load fails', () => {
    const loading = nextProduction(opened, tabChosen('processingTime'));
    expect(nextProduction(loading, failed)).toEqual({ ...loading, phase: 'failed' });
  });

  it('has no range when repairs are shown, and asks for them with the last one', () => {
    const repairs = after(optionsLoaded, quickTimeChosen('week'), tabChosen('repairRecords'));
    expect(repairs.request).toMatchObject({
      dataOption: 'repairRecords',
      quickTime: 'week',
      startTime: '2026-10-05 00:00:00',
    });
    expect(isRangeShown(repairs)).toBe(false);
    expect(nextProduction(repairs, quickTimeChosen('month'))).toBe(repairs);
    expect(nextProduction(repairs, customChosen)).toBe(repairs);
  });

  it('ignores tabs it does not have and ranges before its options', () => {
    expect(nextProduction(opened, tabChosen('energy'))).toBe(opened);
    const initial = initialProduction(now);
    for (const event of [tabChosen('abnormal'), quickTimeChosen('week'), customChosen]) {
      expect(nextProduction(initial, event)).toBe(initial);
    }
  });

  it.each<[ProductionPhase, ProductionEvent[], (ProductionPhase | null)[]]>([
    ['loading', [], [null, 'ready', 'failed', null, 'loading', 'loading', 'loading']],
    ['ready', [loaded], [null, null, null, 'loading', 'loading', 'loading', 'loading']],
    ['failed', [failed], [null, null, null, 'loading', 'loading', 'loading', 'loading']],
  ])('goes on from %s as its table says when each event comes', (phase, way, phases) => {
    const state = after(optionsLoaded, ...way);
    expect(state.phase).toBe(phase);
    const events = [
      optionsLoaded,
      loaded,
      failed,
      retried,
      tabChosen('processingTime'),
      quickTimeChosen('week'),
      customChosen,
    ];
    for (const [index, event] of events.entries()) {
      const next = nextProduction(state, event);
      const to = phases[index] ?? null;
      expect(next.phase).toBe(to ?? phase);
      expect(next === state).toBe(to === null);
    }
  });

  it('always asks for what is chosen when events come in any order', () => {
    const moment = fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') });
    const event = fc.oneof(
      fc.constantFrom(optionsLoaded, loaded, failed, retried, customChosen),
      fc.tuple(fc.constantFrom(...dataOptionCode.options), moment).map((pair) => tabChosen(...pair)),
      fc.tuple(fc.constantFrom('today', 'week', 'month'), moment).map((pair) => quickTimeChosen(...pair)),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: ProductionState = initialProduction(now);
        for (const next of events) {
          const before = state;
          state = nextProduction(state, next);
          const allowed = [before.phase, productionTransitions[before.phase][next.type]];
          expect(allowed).toContain(state.phase);
          expect(state.tabs.some(({ code }) => code === state.dataOption)).toBe(state.tabs.length > 0);
          expect(isRangeShown(state)).toBe(state.dataOption !== null && state.dataOption !== 'repairRecords');
          if (state.request === null) continue;
          expect(productionRequest.parse(state.request)).toEqual(state.request);
          expect(state.request).toMatchObject({ dataOption: state.dataOption, quickTime: state.quickTime });
          expect(at(state.request.startTime)).toBe(state.startTime);
          expect(at(state.request.endTime)).toBe(state.endTime - 999);
        }
      }),
    );
  });
});

describe('productionRequest', () => {
  const request = {
    dataOption: 'energy',
    startTime: '2026-10-09 00:00:00',
    endTime: '2026-10-09 23:59:59',
    quickTime: 'today',
  };

  it('takes times that can be read and known choices when sent', () => {
    expect(productionRequest.safeParse(request).success).toBe(true);
    for (const change of [
      { startTime: '2026-02-30' },
      { endTime: '' },
      { quickTime: 'quarter' },
      { quickTime: 0 },
      { dataOption: 0 },
    ]) {
      expect(productionRequest.safeParse({ ...request, ...change }).success).toBe(false);
    }
  });
});
