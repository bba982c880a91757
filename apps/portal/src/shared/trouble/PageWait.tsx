import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { partOfTrouble } from './loadTrouble.ts';
import { type SlowRequest, slowRequests, subscribeSlow } from './slowRequests.ts';
import type { SlowViewProps } from './troubleProps.ts';

const View = lazy(
  partOfTrouble<SlowViewProps>(
    ({ SlowView }) => SlowView,
    () => null,
  ),
);

const none: readonly SlowRequest[] = [];

interface PageWaitProps {
  /** `column` by default. */
  place?: SlowViewProps['place'];
  /** Shown until the response is late. */
  children?: ReactNode;
}

/** Placeholder of a loading page; when its response is late, it offers to wait or to give up. */
export function PageWait({ place = 'column', children }: PageWaitProps) {
  const slow = useSyncExternalStore(subscribeSlow, slowRequests, () => none);
  if (slow.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <View slow={slow} place={place} />
    </Suspense>
  );
}
