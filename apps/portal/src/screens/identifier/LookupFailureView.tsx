import { messages } from '@lima-id/domain';
import { Button, ButtonLink, Card, EmptyState } from '@lima-id/ui';
import { ForeignCode } from './ForeignCode.tsx';
import { Frame, Sheet } from './LookupFailureView.styles.ts';
import type { LookupFailure } from './lookupFailure.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { VoidCode } from './VoidCode.tsx';

interface LookupFailureViewProps {
  identifier: string;
  failure: LookupFailure;
  onRetry: () => void;
  onRetype: () => void;
}

/** Why there is no record, and what can be done. Fetched apart: most visits do not need it. */
export default function LookupFailureView({ identifier, failure, onRetry, onRetype }: LookupFailureViewProps) {
  if (failure.kind === 'notFound') {
    const { failedSegment, message } = failure;
    return <UnknownCode identifier={identifier} failedSegment={failedSegment} message={message} onRetype={onRetype} />;
  }
  if (failure.kind === 'void')
    return <VoidCode identifier={identifier} message={failure.message} onRetype={onRetype} />;
  if (failure.kind === 'elsewhere') {
    const { message, responsible } = failure;
    return <ForeignCode identifier={identifier} message={message} responsible={responsible} onRetype={onRetype} />;
  }
  return (
    <Frame>
      <Card padding="lg">
        <Sheet>
          {failure.kind === 'offline' && (
            <EmptyState
              kind="offline"
              text={messages.empty.offline}
              actions={<Button onClick={onRetry}>重试</Button>}
            />
          )}
          {failure.kind === 'noCode' && (
            <EmptyState
              kind="notFound"
              title="编码格式不正确"
              text={failure.message}
              actions={<Button onClick={onRetype}>重新输入</Button>}
            />
          )}
          {failure.kind === 'refused' && (
            <EmptyState
              kind="loadFailed"
              text={failure.message}
              actions={
                <>
                  <ButtonLink variant="secondary" href="/contact">
                    联系客服
                  </ButtonLink>
                  <Button onClick={onRetry}>刷新页面</Button>
                </>
              }
            />
          )}
        </Sheet>
      </Card>
    </Frame>
  );
}
