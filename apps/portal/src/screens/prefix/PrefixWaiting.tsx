import { messages } from '@lima-id/domain';
import { Button, Card, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { RequestFailure } from '../../shared/api/request.ts';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { Blanks } from './PrefixWaiting.styles.ts';

/** The shape of the page until the registration and its draft have come. */
export function PrefixLoading() {
  return (
    <PrefixFrame state="none" page={null}>
      <Columns aria-busy="true">
        <VisuallyHidden>
          <output>{messages.empty.loading}</output>
        </VisuallyHidden>
        <Main>
          {[1, 3].map((rows) => (
            <Card key={rows} padding="lg">
              <Blanks>
                <Skeleton width={160} height={20} />
                {Array.from({ length: rows * 2 }, (_, field) => (
                  <div key={field}>
                    <Skeleton width={72} height={14} />
                    <Skeleton height={40} />
                  </div>
                ))}
              </Blanks>
            </Card>
          ))}
        </Main>
      </Columns>
    </PrefixFrame>
  );
}

/** Says that the registration or its draft did not come, why, and lets the person ask again. */
export function PrefixFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = error instanceof RequestFailure ? error.result : null;
  const offline = failed?.kind === 'offline';
  return (
    <PrefixFrame state="none">
      <Columns>
        <Main>
          <Card padding="lg">
            <EmptyState
              kind={offline ? 'offline' : 'loadFailed'}
              text={offline ? messages.empty.offline : (failed?.message ?? messages.request.failed)}
              actions={
                <Button variant="secondary" onClick={onRetry}>
                  重试
                </Button>
              }
            />
          </Card>
        </Main>
      </Columns>
    </PrefixFrame>
  );
}
