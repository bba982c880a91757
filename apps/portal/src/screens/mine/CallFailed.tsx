import { Button, EmptyState } from '@lima-id/ui';
import { failedEmpty } from '../../shared/trouble/failedEmpty.ts';

/** Says that a call brought nothing, why, and lets the reader ask again. */
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
