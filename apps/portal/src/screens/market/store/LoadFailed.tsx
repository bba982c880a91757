import { Button, EmptyState } from '@lima-id/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { failedEmpty } from '../../../shared/trouble/failedEmpty.ts';

interface LoadFailedProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Called when another try has brought what was asked for: the button that was pressed goes. */
  onRecovered: () => void;
  /** Leaves the drawing out, where there is little room. */
  small?: boolean;
}

/** Says that a part of the page did not come, why, and lets the visitor ask for this part again. */
export function LoadFailed({ query, onRecovered, small = false }: LoadFailedProps) {
  async function retry() {
    const { isSuccess } = await query.refetch();
    if (isSuccess) onRecovered();
  }

  return (
    <EmptyState
      {...failedEmpty(query.error)}
      {...(small ? { picture: null } : {})}
      actions={
        <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void retry()}>
          重试
        </Button>
      }
    />
  );
}
