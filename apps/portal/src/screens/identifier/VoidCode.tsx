import { Button, ButtonLink } from '@lima-id/ui';
import { CodeSheet } from './CodeSheet.tsx';

interface VoidCodeProps {
  identifier: string;
  message: string;
  onRetype: () => void;
}

/** The code belonged to an object and is void now. */
export function VoidCode({ identifier, message, onRetype }: VoidCodeProps) {
  return (
    <CodeSheet
      identifier={identifier}
      status="known"
      title="该标识已作废"
      text={message}
      actions={
        <>
          <Button variant="secondary" onClick={onRetype}>
            重新输入
          </Button>
          <ButtonLink href="/contact">联系客服</ButtonLink>
        </>
      }
    />
  );
}
