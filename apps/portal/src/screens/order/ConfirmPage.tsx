import { durationLabel, productAddress, viewConfirm } from '@lima-id/domain';
import { ButtonLink } from '@lima-id/ui';
import { useNavigate } from 'react-router-dom';
import { keepPurchaseChoice, type PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import type { OrderVisit } from '../../shared/order/orderAddresses.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { Confirmation } from './Confirmation.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { keepOrder } from './orderVisit.ts';

interface ConfirmPageProps {
  /** Null for nobody, who is asked to log in. */
  user: StoredUser | null;
  choice: PurchaseChoice;
}

/** The app's page with the same package and duration chosen. */
function chosenAddress({ product, package: chosen, duration }: PurchaseChoice): string {
  const query = new URLSearchParams({ package: chosen.id, duration: durationLabel(duration) });
  return `${productAddress(product.id)}?${query}`;
}

/** The confirmation of what was chosen on an app's page, before it is ordered. */
export function ConfirmPage({ user, choice }: ConfirmPageProps) {
  const navigate = useNavigate();
  const { product, package: chosen, priceFen } = choice;

  function openPayment(orderId: string) {
    const visit: OrderVisit = { orderId };
    keepOrder(visit);
    void navigate(viewConfirm(priceFen).address, { state: visit });
  }

  function repriced(now: PurchaseChoice) {
    keepPurchaseChoice(now);
    void navigate('.', { replace: true, state: now });
  }

  return (
    <OrderFrame
      title="确认订单"
      step={2}
      app={{ productId: product.id, productName: product.name, packageName: chosen.name }}
    >
      <Confirmation
        user={user}
        choice={choice}
        back={
          <ButtonLink size="lg" variant="secondary" href={chosenAddress(choice)}>
            上一步
          </ButtonLink>
        }
        onSaved={openPayment}
        onRepriced={repriced}
      />
    </OrderFrame>
  );
}
