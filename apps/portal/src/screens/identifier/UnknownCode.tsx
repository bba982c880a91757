import { messages, type SegmentName } from '@lima-id/domain';
import { Button, ButtonLink } from '@lima-id/ui';
import { CodeSheet } from './CodeSheet.tsx';
import { segmentAdvice } from './lookupFailure.ts';

interface UnknownCodeProps {
  identifier: string;
  failedSegment: SegmentName | null;
  message: string;
  onRetype: () => void;
}

/** No object has this code: the recognised part, the failed part, and what to check. */
export function UnknownCode({ identifier, failedSegment, message, onRetype }: UnknownCodeProps) {
  const advice = segmentAdvice(failedSegment);
  return (
    <CodeSheet
      identifier={identifier}
      status="unknown"
      failedSegment={failedSegment}
      title="未查询到该标识"
      text={
        <>
          {message !== messages.lookup.notFound && (
            <>
              <span>{message}</span>
              <br />
            </>
          )}
          <span>请核对编码后重新查询，注意区分字母 O 与数字 0。</span>
          {advice !== '' && (
            <>
              <br />
              <span>{advice}</span>
            </>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink variant="secondary" href="/contact">
            联系客服
          </ButtonLink>
          <Button onClick={onRetype}>重新输入</Button>
        </>
      }
    />
  );
}
