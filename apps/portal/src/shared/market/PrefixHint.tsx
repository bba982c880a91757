import { marketMessages, suspensionMessages } from '@lima-id/domain';
import { InlineAlert, type InlineAlertProps, Link } from '@lima-id/ui';
import { registrationAddress } from '../session/usePrefixVisit.ts';

interface PrefixHintProps extends Required<Pick<InlineAlertProps, 'variant'>> {
  /** Whether the prefix is suspended, rather than missing. */
  suspended: boolean;
}

/** Why the enterprise cannot buy: it has no prefix, or a suspended one; with the link to what can be done. */
export function PrefixHint({ variant, suspended }: PrefixHintProps) {
  return (
    <InlineAlert
      tone="warning"
      variant={variant}
      action={<Link href={registrationAddress}>{suspended ? '查看详情' : '去注册'}</Link>}
    >
      {suspended ? suspensionMessages.buying : marketMessages.gate.buyPrefix}
    </InlineAlert>
  );
}
