import { messages } from '@lima-id/domain';
import { Card, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { Ground, Page, Paper } from './LedgerPage.styles.ts';
import { ledgerTitle } from './ledgerTitle.ts';

/** Skeleton of the page while the record loads. */
export function LedgerWaiting() {
  return (
    <Paper aria-busy="true">
      <VisuallyHidden as="h1">{ledgerTitle}</VisuallyHidden>
      <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
      <Ground data-state="waiting" />
      <Page>
        {[3, 6].map((lines) => (
          <Card key={lines} padding="lg">
            <Skeleton height={20} lines={lines} />
          </Card>
        ))}
      </Page>
    </Paper>
  );
}
