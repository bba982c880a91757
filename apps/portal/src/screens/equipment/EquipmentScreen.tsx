import { chinaDate } from '@lima-id/domain';
import { useOpenedAt } from '../../shared/clock/useOpenedAt.ts';
import { BackToStart } from '../../shared/page/BackToStart.tsx';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { LoginFirst } from '../../shared/session/LoginFirst.tsx';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { EquipmentPage } from './EquipmentPage.tsx';
import { LedgerWaiting } from './LedgerWaiting.tsx';
import { ledgerTitle } from './ledgerTitle.ts';
import { requestedAsset } from './requestedAsset.ts';

/**
 * The ledger record of a device, opened with `identifier` and `t` in the query, for members of the enterprise that owns the book.
 * A visitor who is not logged in logs in first. `today` is the day of the visit in China by default.
 */
export default function EquipmentScreen({ today }: { today?: string }) {
  const openedOn = chinaDate(useOpenedAt());
  const [query] = useAddressQuery();
  const user = useShownUser();
  const requested = requestedAsset(query);
  if (requested === null) return <BackToStart />;
  if (user === null)
    return (
      <LoginFirst title={ledgerTitle}>
        <LedgerWaiting />
      </LoginFirst>
    );
  return <EquipmentPage key={user.userId} userId={user.userId} requested={requested} today={today ?? openedOn} />;
}
