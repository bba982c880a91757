import { readGoodsCode } from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { PageTrouble } from '../../shared/trouble/PageTrouble.tsx';
import { Frame, Sheet } from './LookupFailureView.styles.ts';
import type { LookupFailure } from './lookupFailure.ts';
import { NoRecordView } from './noRecordPart.ts';

interface LookupFailureViewProps {
  identifier: string;
  failure: LookupFailure;
  /** The error of the call. */
  error: unknown;
  onRetry: () => void;
  onRetype: () => void;
  onScan: () => void;
}

/** Why there is no record, and what to do. Loaded separately: most visits do not need it. */
export default function LookupFailureView({
  identifier,
  failure,
  error,
  onRetry,
  onRetype,
  onScan,
}: LookupFailureViewProps) {
  const isAnswer = failure.kind === 'notFound' || failure.kind === 'void' || failure.kind === 'elsewhere';
  if (isAnswer || (failure.kind === 'noCode' && readGoodsCode(identifier) !== null))
    return <NoRecordView identifier={identifier} failure={failure} onRetype={onRetype} onScan={onScan} />;
  return (
    <Frame>
      <Card padding="lg">
        <Sheet>
          {failure.kind === 'noCode' && (
            <EmptyState
              kind="notFound"
              title="编码格式不正确"
              text={failure.message}
              actions={<Button onClick={onRetype}>重新输入</Button>}
            />
          )}
          {failure.kind !== 'noCode' && <PageTrouble error={error} onRetry={onRetry} />}
        </Sheet>
      </Card>
    </Frame>
  );
}
