import { identifierMessages } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';

/** Characters of `2026-05-15` in a moment. */
const dateLength = 10;

/** Shows since when an identifier is suspended; `suspendTime` as in its record. Loaded separately, since it is rare. */
export default function SuspendedBand({ suspendTime }: { suspendTime: string }) {
  return (
    <InlineAlert tone="warning" variant="band">
      {identifierMessages.suspended(suspendTime.slice(0, dateLength))}
    </InlineAlert>
  );
}
