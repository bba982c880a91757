import { Spinner } from '@lima-id/ui';
import { LoadingArea } from './ScreenLoading.styles.ts';

/** Stands where a page will be until its code has come. */
export function ScreenLoading() {
  return (
    <LoadingArea>
      <Spinner />
    </LoadingArea>
  );
}
