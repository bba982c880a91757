import {
  type DataOptionCode,
  type Element,
  initialProduction,
  nextProduction,
  type ProductionEvent,
  type ProductionState,
  type QuickTime,
  quickRange,
  type TimeRange,
} from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { ask } from '../../../shared/api/ask.ts';
import { failedMessage } from '../recordQuery.ts';
import type { RequestedIdentifier } from '../requestedIdentifier.ts';
import type { SceneData } from '../SceneView.tsx';

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

/**
 * Runs a production scene. `first` is the scene's data as they come without asking for anything in particular; every
 * choice afterwards is asked of the server, and the answer to an earlier one is given up for it.
 */
export function useProduction(
  { text, visit }: Pick<RequestedIdentifier, 'text' | 'visit'>,
  sceneConfId: string,
  first: SceneData,
): Production {
  const { show } = useToast();
  const [opened] = useState(() => Date.now());
  const [state, dispatch] = useReducer(nextProduction, opened, initialProduction);
  const [loaded, setLoaded] = useState<ShownProduction | null>(null);
  const [refusal, setRefusal] = useState('');
  const options = useQuery({
    queryKey: ['dataOptions', visit],
    queryFn: ({ signal }) => ask((contract) => contract.listDataOptions, undefined, { signal }),
  });
  const { request, dataOption, quickTime, startTime, endTime } = state;

  useEffect(() => {
    if (options.data !== undefined) dispatch({ type: 'optionsLoaded', options: options.data });
  }, [options.data]);

  // The first load runs beside the scene: its end is told here, and its beginning when it is tried again.
  const early = request === null ? first.state : null;
  useEffect(() => {
    if (early === null) return;
    dispatch({ type: early === 'failed' ? 'failed' : 'retried' });
    if (early === 'ready') dispatch({ type: 'loaded' });
  }, [early]);

  const arrived = useEffectEvent((elements: readonly Element[]) => {
    if (dataOption === null) return;
    setLoaded({ dataOption, quickTime, startTime, endTime, elements, now: Date.now() });
    dispatch({ type: 'loaded' });
  });
  const broke = useEffectEvent((message: string) => {
    setRefusal(message);
    dispatch({ type: 'failed' });
    show({ tone: 'danger', text: message });
  });
  const waiting = state.phase === 'loading';
  useEffect(() => {
    if (!waiting || request === null) return;
    const call = new AbortController();
    ask(
      (contract) => contract.lookUpIdentifier,
      { identifier: text, sceneConfId, production: request },
      { signal: call.signal },
    ).then(
      ({ elements }) => {
        if (!call.signal.aborted) arrived(elements);
      },
      (error: unknown) => {
        if (!call.signal.aborted) broke(failedMessage(error));
      },
    );
    return () => call.abort();
  }, [waiting, request, text, sceneConfId]);

  const lowest = state.tabs[0]?.code;
  const opening: ShownProduction | null =
    first.state === 'ready' && lowest !== undefined
      ? { dataOption: lowest, quickTime: 0, ...quickRange(0, opened), elements: first.elements, now: opened }
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
