import { messages } from '@lima-id/domain';
import { Card, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { PageTrouble } from '../../shared/trouble/PageTrouble.tsx';
import { PageWait } from '../../shared/trouble/PageWait.tsx';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { Blanks } from './PrefixWaiting.styles.ts';

/** Skeleton of the page while the registration and its draft load. */
export function PrefixLoading() {
  return (
    <PrefixFrame state="none" page={null}>
      <PageWait>
        <Columns aria-busy="true">
          <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
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
      </PageWait>
    </PrefixFrame>
  );
}

/** Says that the registration or its draft failed to load, why, and offers a retry. */
export function PrefixFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PrefixFrame state="none">
      <Columns>
        <Main>
          <Card padding="lg">
            <PageTrouble error={error} onRetry={onRetry} />
          </Card>
        </Main>
      </Columns>
    </PrefixFrame>
  );
}
