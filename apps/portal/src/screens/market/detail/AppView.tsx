import type { ProductDetail } from '@lima-id/domain';
import { MissingPrefix } from '../../../shared/market/MissingPrefix.tsx';
import { AppDetail } from './AppDetail.tsx';
import { AppHead } from './AppHead.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';

/** All of an app: what it is, what it costs, and what it says of itself at length. */
export function AppView({ app }: { app: ProductDetail }) {
  return (
    <>
      <MissingPrefix />
      <AppHead app={app}>
        <PurchasePanel app={app} />
      </AppHead>
      <AppDetail app={app} />
    </>
  );
}
