import { assetMessages, identifierAddress, parseIdentifier } from '@lima-id/domain';
import { ButtonLink, Card, EmptyState, VisuallyHidden } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { PageTrouble } from '../../shared/trouble/PageTrouble.tsx';
import { Page, Paper, Sheet } from './LedgerPage.styles.ts';
import { ledgerTitle } from './ledgerTitle.ts';

/** The page with a message in place of a record. */
function LedgerWord({ children }: { children: ReactNode }) {
  return (
    <Paper>
      <VisuallyHidden as="h1">{ledgerTitle}</VisuallyHidden>
      <Page>
        <Card padding="lg">
          <Sheet>{children}</Sheet>
        </Card>
      </Page>
    </Paper>
  );
}

/** Says that the record failed to load, why, and offers a retry. */
export function LedgerFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LedgerWord>
      <PageTrouble error={error} onRetry={onRetry} />
    </LedgerWord>
  );
}

/** The reader's book has no such device; another enterprise's book may have it, which is not disclosed. */
export function LedgerNone({ identifier }: { identifier: string }) {
  const isCode = parseIdentifier(identifier).ok;
  return (
    <LedgerWord>
      <EmptyState
        kind="notFound"
        title="未查询到设备台账"
        text={
          <>
            <span>{identifier}</span>
            <br />
            <span>{assetMessages.notFound}</span>
          </>
        }
        actions={
          <>
            <ButtonLink variant="secondary" href="/home">
              返回首页
            </ButtonLink>
            {isCode && <ButtonLink href={identifierAddress(identifier)}>查看标识档案</ButtonLink>}
          </>
        }
      />
    </LedgerWord>
  );
}
