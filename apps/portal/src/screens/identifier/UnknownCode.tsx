import { messages, type SegmentName } from '@lima-id/domain';
import { Button, ButtonLink, Card, CodeAnatomy } from '@lima-id/ui';
import { Actions, Frame, Sheet, Text, Title } from './LookupFailureView.styles.ts';
import { segmentAdvice } from './lookupFailure.ts';

interface UnknownCodeProps {
  identifier: string;
  failedSegment: SegmentName | null;
  message: string;
  onRetype: () => void;
}

/** No object has this code: which part was recognised, which failed, and what to look at. */
export function UnknownCode({ identifier, failedSegment, message, onRetype }: UnknownCodeProps) {
  const advice = segmentAdvice(failedSegment);
  return (
    <Frame>
      <Card padding="lg">
        <Sheet role="alert">
          <div data-anatomy="">
            <CodeAnatomy
              identifier={identifier}
              size="header"
              align="center"
              status="unknown"
              failedSegment={failedSegment}
            />
          </div>
          <Title>未查询到该标识</Title>
          <Text>
            {message !== messages.lookup.notFound && (
              <>
                {message}
                <br />
              </>
            )}
            请核对编码后重新查询，注意区分字母 O 与数字 0。
            {advice !== '' && (
              <>
                <br />
                {advice}
              </>
            )}
          </Text>
          <Actions>
            <ButtonLink variant="secondary" href="/contact">
              联系客服
            </ButtonLink>
            <Button onClick={onRetype}>重新输入</Button>
          </Actions>
        </Sheet>
      </Card>
    </Frame>
  );
}
