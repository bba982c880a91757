import type { Element, ProductionState } from '@lima-id/domain';
import { useEffect, useEffectEvent } from 'react';
import { failedMessage } from '../failedCall.ts';
import { readFigures } from '../readFigures.ts';

interface RequestEvents {
  arrived: (elements: readonly Element[]) => void;
  broke: (message: string) => void;
}

/** Sends the request of a production scene while it is loading; the answer to an earlier request is ignored. */
export function useRequested(
  { phase, request }: Pick<ProductionState, 'phase' | 'request'>,
  identifier: string,
  sceneConfId: string,
  events: RequestEvents,
): void {
  const arrived = useEffectEvent(events.arrived);
  const broke = useEffectEvent(events.broke);
  const waiting = phase === 'loading';
  useEffect(() => {
    if (!waiting || request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    readFigures({ identifier, sceneConfId, production: request }, { signal }).then(
      ({ elements }) => {
        if (!signal.aborted) arrived(elements);
      },
      (error: unknown) => {
        if (!signal.aborted) broke(failedMessage(error));
      },
    );
    return () => controller.abort();
  }, [waiting, request, identifier, sceneConfId]);
}
