import { Button, EmptyState } from '@lima-id/ui';
import { failedEmpty } from '../../shared/trouble/failedEmpty.ts';

/** Shows that a call failed, why, and offers a retry. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      {...failedEmpty(error)}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
