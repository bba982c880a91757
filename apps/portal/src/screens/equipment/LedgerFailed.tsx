import { assetMessages, identifierAddress, messages, parseIdentifier } from '@lima-id/domain';
import { Button, ButtonLink, Card, EmptyState, VisuallyHidden } from '@lima-id/ui';
import { RequestFailure } from '../../shared/api/request.ts';
import { Page, Paper, Sheet } from './LedgerPage.styles.ts';
import { ledgerTitle } from './ledgerTitle.ts';

/** Says that the record did not come, why, and lets the reader ask again. */
export function LedgerFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = error instanceof RequestFailure ? error.result : null;
  const offline = failed?.kind === 'offline';
  return (
    <Paper>
      <VisuallyHidden>
        <h1>{ledgerTitle}</h1>
      </VisuallyHidden>
      <Page>
        <Card padding="lg">
          <Sheet>
            <EmptyState
              kind={offline ? 'offline' : 'loadFailed'}
              text={offline ? messages.empty.offline : (failed?.message ?? messages.request.failed)}
              actions={<Button onClick={onRetry}>重试</Button>}
            />
          </Sheet>
        </Card>
      </Page>
    </Paper>
  );
}

/** The reader's book has no such device: another's may, which is nobody's business. */
export function LedgerNone({ identifier }: { identifier: string }) {
  const isCode = parseIdentifier(identifier).ok;
  return (
    <Paper>
      <VisuallyHidden>
        <h1>{ledgerTitle}</h1>
      </VisuallyHidden>
      <Page>
        <Card padding="lg">
          <Sheet>
            <EmptyState
              kind="notFound"
              title="未查询到设备台账"
              text={
                <>
                  {identifier}
                  <br />
                  {assetMessages.notFound}
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
          </Sheet>
        </Card>
      </Page>
    </Paper>
  );
}
