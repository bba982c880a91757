import { listDataOptions } from '@lima-id/api';
import {
  customQuickTime,
  type DataOptionCode,
  type Element,
  initialProduction,
  type ProductionEvent,
  type ProductionState,
  type QuickTime,
  quickRange,
  type TimeRange,
} from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import type { Visit } from '../../../shared/lookup/recordQuery.ts';
import { failedMessage } from '../failedCall.ts';
import type { SceneData } from '../sceneProps.ts';
import { sceneCameAt } from '../sceneQueries.ts';
import type { ProductionSelection } from './productionAddress.ts';
import { nextScene } from './sceneMachine.ts';
import { useProductionAddress } from './useProductionAddress.ts';
import { useRequested } from './useRequested.ts';

/** What was loaded last, with what it was asked for. */
export interface ShownProduction extends TimeRange {
  dataOption: DataOptionCode;
  quickTime: QuickTime;
  elements: readonly Element[];
  /** When it came, milliseconds since 1970 UTC: hours and days after it have no figures yet. */
  now: number;
}

/** A production scene with what it shows and what can be done with it. */
export interface Production {
  state: ProductionState;
  /** Stays while something else is loaded, and when that fails; null until anything has come. */
  shown: ShownProduction | null;
  /** Why the last load failed; null while it loads or when it did not. */
  failure: string | null;
  choose: (event: Extract<ProductionEvent, { type: 'tabChosen' | 'quickTimeChosen' | 'customChosen' }>) => void;
  retry: () => void;
}

/** The choices that an address makes. */
function wishedEvents({ dataOption, range }: ProductionSelection, now: number): ProductionEvent[] {
  return [
    ...(range === null
      ? []
      : range.quickTime === customQuickTime
        ? [{ type: 'customChosen' as const, range }]
        : [{ type: 'quickTimeChosen' as const, quickTime: range.quickTime, now }]),
    ...(dataOption === null ? [] : [{ type: 'tabChosen' as const, dataOption, now }]),
  ];
}

/** Runs the machine of a production scene; the outcomes of its options and first data are dispatched here. */
function useMachine(visit: string, first: SceneData, opened: number, wish: ProductionSelection) {
  const [state, dispatch] = useReducer(nextScene, opened, initialProduction);
  const opening = state.tabs.length === 0;
  const options = useQuery({
    queryKey: ['dataOptions', visit],
    queryFn: ({ signal }) => call(listDataOptions, undefined, { signal }),
  });
  useEffect(() => {
    if (options.data === undefined) return;
    dispatch({ type: 'optionsLoaded', options: options.data });
    if (!opening) return;
    // The range first: repairs have none, and would keep it from being taken.
    for (const event of wishedEvents(wish, opened)) dispatch(event);
  }, [options.data, opening, wish, opened]);

  const early = state.request === null ? first.state : null;
  useEffect(() => {
    if (early === null) return;
    // A first load that is tried again begins outside the machine, so its beginning is dispatched here too.
    dispatch({ type: 'first', event: { type: early === 'failed' ? 'failed' : 'retried' } });
    if (early === 'ready') dispatch({ type: 'first', event: { type: 'loaded' } });
  }, [early]);
  return { state, dispatch, options };
}

/**
 * Runs a production scene. `first` is the scene's data as they come without asking for anything in particular; what the
 * address asks for, and every choice afterwards, is asked of the server and stands in the address. `openedAt` is when the scene was
 * opened, by the server's clock.
 */
export function useProduction(requested: Visit, sceneConfId: string, first: SceneData, openedAt: number): Production {
  const { show } = useToast();
  const cameAt = sceneCameAt(useQueryClient(), requested, sceneConfId);
  const [opened] = useState(() => cameAt ?? openedAt);
  const { wish, keepInAddress } = useProductionAddress(opened);
  const { state, dispatch, options } = useMachine(requested.visit, first, opened, wish);
  const [loaded, setLoaded] = useState<ShownProduction | null>(null);
  const [refusal, setRefusal] = useState('');
  const { request, dataOption, quickTime, startTime, endTime } = state;

  useRequested(state, requested.text, sceneConfId, {
    arrived(elements) {
      if (dataOption !== null) {
        setLoaded({ dataOption, quickTime, startTime, endTime, elements, now: serverTime() });
      }
      dispatch({ type: 'loaded' });
    },
    broke(message) {
      setRefusal(message);
      dispatch({ type: 'failed' });
      show({ tone: 'danger', text: message });
    },
  });

  const keep = useEffectEvent(keepInAddress);
  useEffect(() => {
    if (request !== null && dataOption !== null) keep(dataOption, { startTime, endTime });
  }, [request, dataOption, startTime, endTime]);
  const firstOption = state.tabs[0]?.code;
  // An address that asks for something else never showed these.
  const openedByWish = request !== null && loaded === null && (wish.dataOption !== null || wish.range !== null);
  const opening: ShownProduction | null =
    first.state === 'ready' && firstOption !== undefined && !openedByWish
      ? {
          dataOption: firstOption,
          quickTime: 'today',
          ...quickRange('today', opened),
          elements: first.elements,
          now: cameAt ?? opened,
        }
      : null;
  const optionsFailed = options.error !== null && !options.isFetching && state.tabs.length === 0;

  function failureNow(): string | null {
    if (optionsFailed) return failedMessage(options.error);
    if (request === null) return first.state === 'failed' && state.tabs.length > 0 ? first.message : null;
    return state.phase === 'failed' ? refusal : null;
  }

  function retry() {
    if (optionsFailed) void options.refetch();
    if (request === null && first.state === 'failed') first.retry();
    if (request !== null) dispatch({ type: 'retried' });
  }

  return { state, shown: loaded ?? opening, failure: failureNow(), choose: dispatch, retry };
}
