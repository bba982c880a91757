import { customQuickTime, type QuickTime, quickRange, type TimeRange } from '../time/timeRange.ts';
import {
  type DataOption,
  type DataOptionCode,
  type ProductionTab,
  productionTabs,
  repairOption,
} from './dataOption.ts';
import { type ProductionRequest, writeProductionRequest } from './productionRequest.ts';

/** Where the data of a production scene stand. */
export type ProductionPhase = 'loading' | 'ready' | 'failed';

/** A production scene: its sub-tabs, what is chosen, and what to ask the server for. */
export interface ProductionState extends TimeRange {
  phase: ProductionPhase;
  /** Empty until the options have come. */
  tabs: readonly ProductionTab[];
  /** The chosen sub-tab; null until the options have come. */
  dataOption: DataOptionCode | null;
  quickTime: QuickTime;
  /** What to ask for; null on the first load, which asks for nothing in particular. */
  request: ProductionRequest | null;
}

/** What happens to a production scene; `now` is the moment of the choice, milliseconds since 1970 UTC. */
export type ProductionEvent =
  | { type: 'optionsLoaded'; options: readonly DataOption[] }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'tabChosen'; dataOption: DataOptionCode; now: number }
  | { type: 'quickTimeChosen'; quickTime: Exclude<QuickTime, typeof customQuickTime>; now: number }
  | { type: 'customChosen'; range: TimeRange };

/** The phase that each event leads to; an event that is missing changes nothing. */
export const productionTransitions: Record<
  ProductionPhase,
  Partial<Record<ProductionEvent['type'], ProductionPhase>>
> = {
  loading: {
    optionsLoaded: 'loading',
    loaded: 'ready',
    failed: 'failed',
    tabChosen: 'loading',
    quickTimeChosen: 'loading',
    customChosen: 'loading',
  },
  ready: {
    optionsLoaded: 'ready',
    retried: 'loading',
    tabChosen: 'loading',
    quickTimeChosen: 'loading',
    customChosen: 'loading',
  },
  failed: {
    optionsLoaded: 'failed',
    retried: 'loading',
    tabChosen: 'loading',
    quickTimeChosen: 'loading',
    customChosen: 'loading',
  },
};

/** A production scene that has just been opened: today, with nothing chosen and nothing asked for. */
export function initialProduction(now: number): ProductionState {
  return {
    phase: 'loading',
    tabs: [],
    dataOption: null,
    quickTime: 'today',
    request: null,
    ...quickRange('today', now),
  };
}

/** Whether the range switcher is shown: repairs have no range, and before the options there is nothing to choose. */
export function isRangeShown({ dataOption }: Pick<ProductionState, 'dataOption'>): boolean {
  return dataOption !== null && dataOption !== repairOption;
}

/** The scene with something else chosen; itself when that is what it shows already, unless that failed. */
function choose(
  state: ProductionState,
  phase: ProductionPhase,
  dataOption: DataOptionCode,
  quickTime: QuickTime,
  { startTime, endTime }: TimeRange,
): ProductionState {
  const request = writeProductionRequest(dataOption, quickTime, { startTime, endTime });
  const same =
    dataOption === state.dataOption &&
    quickTime === state.quickTime &&
    startTime === state.startTime &&
    endTime === state.endTime;
  if (same && state.phase !== 'failed') return state;
  return { phase, tabs: state.tabs, dataOption, quickTime, startTime, endTime, request };
}

/**
 * The scene after an event. The options are taken once and choose the first sub-tab. Every choice of sub-tab or range
 * gives the next request; today, this week and this month are read again at the moment of the choice. A failure keeps the
 * sub-tabs. The same state object comes back when the event changes nothing.
 * Source: docs/rules/production.md.
 */
export function nextProduction(state: ProductionState, event: ProductionEvent): ProductionState {
  const phase = productionTransitions[state.phase][event.type];
  if (phase === undefined) return state;
  switch (event.type) {
    case 'optionsLoaded': {
      if (state.tabs.length > 0) return state;
      const tabs = productionTabs(event.options);
      return { ...state, phase, tabs, dataOption: tabs[0]?.code ?? null };
    }
    case 'loaded':
    case 'failed':
    case 'retried':
      return { ...state, phase };
    case 'tabChosen': {
      if (!state.tabs.some(({ code }) => code === event.dataOption)) return state;
      const range = state.quickTime === customQuickTime ? state : quickRange(state.quickTime, event.now);
      return choose(state, phase, event.dataOption, state.quickTime, range);
    }
    case 'quickTimeChosen':
    case 'customChosen': {
      const { dataOption } = state;
      if (dataOption === null || dataOption === repairOption) return state;
      if (event.type === 'customChosen') return choose(state, phase, dataOption, customQuickTime, event.range);
      return choose(state, phase, dataOption, event.quickTime, quickRange(event.quickTime, event.now));
    }
  }
}
