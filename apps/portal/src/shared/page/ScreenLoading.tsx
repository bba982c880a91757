import { Spinner } from '@lima-id/ui';
import { PageWait } from '../trouble/PageWait.tsx';
import { LoadingArea } from './ScreenLoading.styles.ts';

/** Placeholder of a page whose code is loading. */
export function ScreenLoading() {
  return (
    <PageWait place="page">
      <LoadingArea>
        <Spinner />
      </LoadingArea>
    </PageWait>
  );
}
