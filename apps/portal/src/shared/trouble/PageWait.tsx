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
  /** What stands there while nothing is late. */
  children?: ReactNode;
}

/** What stands in place of a page that is on its way; when its answer is late, what can be done about that. */
export function PageWait({ place = 'column', children }: PageWaitProps) {
  const slow = useSyncExternalStore(subscribeSlow, slowRequests, () => none);
  if (slow.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <View slow={slow} place={place} />
    </Suspense>
  );
}
