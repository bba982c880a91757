import { marketMessages } from '@lima-id/domain';
import { InlineAlert, type InlineAlertProps, Link } from '@lima-id/ui';

/** What buying asks for, and where to get it. */
export function PrefixHint({ variant }: Required<Pick<InlineAlertProps, 'variant'>>) {
  return (
    <InlineAlert tone="warning" variant={variant} action={<Link href="/identification">去注册</Link>}>
      {marketMessages.gate.buyPrefix}
    </InlineAlert>
  );
}
