import { marketMessages, type ProductDetail } from '@lima-id/domain';
import { ButtonLink } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appQuery } from '../../../shared/market/appQueries.ts';
import { choiceOf } from '../../../shared/market/purchaseChoice.ts';
import { useAgreed } from '../../../shared/market/useAgreed.ts';
import { useOffer } from '../../../shared/market/useOffer.ts';
import { boughtAddress } from '../../../shared/order/orderAddresses.ts';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import type { StoredUser } from '../../../shared/session/storedUser.ts';
import { Confirmation } from '../Confirmation.tsx';
import { LoginDialog } from '../LoginDialog.tsx';
import { OrderFrame } from '../OrderFrame.tsx';
import { OrderFailed, OrderLoading } from '../OrderWaiting.tsx';
import { readBuyVisit, stepQuery } from './buyVisit.ts';
import { ChooseStep } from './ChooseStep.tsx';

/** The name of the page. */
export const buyTitle = '购买应用';

interface BuyPageProps {
  /** Null for nobody, who is asked to log in. */
  user: StoredUser | null;
  productId: string;
}

function BuySteps({ user, app }: { user: StoredUser | null; app: ProductDetail }) {
  const navigate = useNavigate();
  const [search] = useAddressQuery();
  const { step } = readBuyVisit(search);
  const offer = useOffer(app);
  const [agreed, setAgreed] = useAgreed(app.id);
  const [asksLogin, setAsksLogin] = useState(user === null);
  const { chosen, prices } = offer;
  const bought = { productId: app.id, productName: app.name, packageName: chosen?.name ?? '' };

  // A visitor who receives the address of the confirmation has not agreed to anything yet.
  const confirming = step === 2 && agreed;
  if (confirming && prices.state === 'loading') return <OrderLoading title={buyTitle} way="page" step={step} />;
  if (confirming && chosen !== null && prices.state === 'ready')
    return (
      <OrderFrame title={buyTitle} way="page" step={step} app={bought}>
        <Confirmation
          user={user}
          choice={choiceOf(app, chosen, prices.chosen)}
          back={
            <ButtonLink size="lg" variant="secondary" href={stepQuery(search, 'previous')}>
              上一步
            </ButtonLink>
          }
          onSaved={(orderId) => void navigate(boughtAddress(orderId))}
          // The prices that were asked for again are those that the choice is made of.
          onRepriced={() => undefined}
        />
      </OrderFrame>
    );

  return (
    <OrderFrame title={buyTitle} way="page" step={1} app={bought}>
      <ChooseStep
        user={user}
        app={app}
        offer={offer}
        agreed={agreed}
        onAgreedChange={setAgreed}
        onLogin={() => setAsksLogin(true)}
        onNext={() => void navigate(stepQuery(new URLSearchParams(stepQuery(search, 'previous')), 'next'))}
      />
      {asksLogin && user === null ? <LoginDialog onClose={() => setAsksLogin(false)} /> : null}
    </OrderFrame>
  );
}

/** The steps before there is an order: package and duration are chosen, then confirmed. */
export function BuyPage({ user, productId }: BuyPageProps) {
  const query = useQuery(appQuery(productId));
  if (query.data !== undefined) return <BuySteps user={user} app={query.data} />;
  if (query.isFetching) return <OrderLoading title={buyTitle} way="page" step={1} />;
  return (
    <OrderFailed
      title={buyTitle}
      error={query.error}
      unknown={{ title: marketMessages.appMissing, text: '请返回应用市场，选择其他应用购买。' }}
      onRetry={() => void query.refetch()}
    />
  );
}
