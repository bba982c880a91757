import { Button, InlineAlert } from '@lima-id/ui';
import type { Buyer } from './useBuyer.ts';

/** Shown when the buyer's company failed to load, with a retry. */
export function BuyerFailed({ failure, retry }: Pick<Buyer, 'failure' | 'retry'>) {
  if (failure === '') return null;
  const action =
    retry === null ? undefined : (
      <Button variant="text" size="sm" loading={retry.running} onClick={retry.run}>
        重试
      </Button>
    );
  return (
    <InlineAlert tone="danger" live action={action}>
      {failure}
    </InlineAlert>
  );
}
