import type { IdentifierRecord } from '@lima-id/domain';
import { ButtonLink } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { useUser } from '../../shared/session/userStore.ts';

/**
 * A link to the device's record in the reader's asset book, in a new tab, for members of an enterprise; that page checks whether
 * its book has the device.
 */
export default function LedgerLink({ record: { identifier } }: { record: Pick<IdentifierRecord, 'identifier'> }) {
  const [t] = useState(() => serverTime());
  const user = useUser();
  if (user === null || user.prefix === '') return null;
  const query = new URLSearchParams({ t: String(t), identifier });
  return (
    <ButtonLink
      variant="text"
      flush
      external
      href={`/equipment/detail?${query}`}
      iconAfter={<ArrowRightIcon size={16} />}
    >
      查看设备台账
    </ButtonLink>
  );
}
