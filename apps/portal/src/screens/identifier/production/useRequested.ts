import type { Element, ProductionState } from '@lima-id/domain';
import { useEffect, useEffectEvent } from 'react';
import { failedMessage } from '../recordQuery.ts';
import { readFigures } from './readFigures.ts';

/** What becomes of a request. */
interface Told {
  arrived: (elements: readonly Element[]) => void;
  broke: (message: string) => void;
}

/** Asks for what a production scene requests while it is loading; the answer to an earlier request is given up. */
export function useRequested(
  { phase, request }: Pick<ProductionState, 'phase' | 'request'>,
  identifier: string,
  sceneConfId: string,
  told: Told,
): void {
  const arrived = useEffectEvent(told.arrived);
  const broke = useEffectEvent(told.broke);
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
