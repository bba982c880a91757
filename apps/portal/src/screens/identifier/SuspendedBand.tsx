import { identifierMessages } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';

/** Characters of `2026-05-15` in a moment. */
const dateLength = 10;

/** Says since when an identifier is suspended; `suspendTime` as in its record. Fetched apart: hardly any is. */
export default function SuspendedBand({ suspendTime }: { suspendTime: string }) {
  return (
    <InlineAlert tone="warning" shape="band">
      {identifierMessages.suspended(suspendTime.slice(0, dateLength))}
    </InlineAlert>
  );
}
