import { Spinner } from '@lima-id/ui';
import { PageWait } from '../trouble/PageWait.tsx';
import { LoadingArea } from './ScreenLoading.styles.ts';

/** Stands where a page will be until its code has come. */
export function ScreenLoading() {
  return (
    <PageWait place="page">
      <LoadingArea>
        <Spinner />
      </LoadingArea>
    </PageWait>
  );
}
