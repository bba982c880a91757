import { messages } from '@lima-id/domain';
import { Button, EmptyState } from '@lima-id/ui';
import { RequestFailure } from '../../shared/api/request.ts';

/** Says that a call brought nothing, why, and lets the reader ask again. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = error instanceof RequestFailure ? error.result : null;
  const offline = failed?.kind === 'offline';
  return (
    <EmptyState
      kind={offline ? 'offline' : 'loadFailed'}
      text={offline ? messages.empty.offline : (failed?.message ?? messages.request.failed)}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
