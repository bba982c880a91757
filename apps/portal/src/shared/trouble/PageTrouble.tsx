import { Button, EmptyState } from '@lima-id/ui';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { RequestFailure } from '../api/request.ts';
import { failedEmpty } from './failedEmpty.ts';
import { partOfTrouble } from './loadTrouble.ts';
import type { PageTroubleProps } from './troubleProps.ts';

/** Shown at once, and kept if the rest fails to load. */
function Plain({ error, onRetry, way }: PageTroubleProps) {
  return (
    <EmptyState
      {...failedEmpty(error)}
      actions={
        <>
          {way}
          <Button onClick={onRetry}>重试</Button>
        </>
      }
    />
  );
}

const View = lazy(partOfTrouble<PageTroubleProps>(({ FailedPage }) => FailedPage, Plain));

/** The reason why a page failed to load, in place of the page. Offline, it retries when the network is back. */
export function PageTrouble(props: PageTroubleProps) {
  const { error } = props;
  const isOffline = error instanceof RequestFailure && error.result.kind === 'offline';
  const retry = useEffectEvent(props.onRetry);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => retry();
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [isOffline]);
  return (
    <Suspense fallback={<Plain {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
