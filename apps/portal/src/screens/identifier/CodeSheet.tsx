import type { SegmentName } from '@lima-id/domain';
import { Card } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import type { ReactNode } from 'react';
import { Actions, Frame, Sheet, Text, Title } from './LookupFailureView.styles.ts';

interface CodeSheetProps {
  identifier: string;
  /** Whether every segment of the code is known, and if not, the first unknown one. */
  status: 'known' | 'unknown';
  failedSegment?: SegmentName | null;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** Why a code has no page: its segments, the problem, and what to do. */
export function CodeSheet({ identifier, status, failedSegment = null, title, text, actions }: CodeSheetProps) {
  return (
    <Frame>
      <Card padding="lg">
        <Sheet role="alert">
          <div data-anatomy="">
            <CodeAnatomy
              identifier={identifier}
              variant="header"
              align="center"
              status={status}
              failedSegment={failedSegment}
            />
          </div>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Actions>{actions}</Actions>
        </Sheet>
      </Card>
    </Frame>
  );
}
