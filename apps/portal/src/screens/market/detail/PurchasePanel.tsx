import { mainAction, type ProductDetail } from '@lima-id/domain';
import { Button, InlineAlert, Link, PriceTag, Skeleton } from '@lima-id/ui';
import { MessageIcon } from '@lima-id/ui/icons';
import { lazy, Suspense, useRef } from 'react';
import { AgreementCheck } from '../../../shared/market/AgreementCheck.tsx';
import { compareAddress, packagesToCompare } from '../../../shared/market/appChoice.ts';
import { Below, Line, Rows } from '../../../shared/market/Offer.styles.ts';
import { DurationLine, PackageLine } from '../../../shared/market/OfferLines.tsx';
import { type Offer, useOffer } from '../../../shared/market/useOffer.ts';
import { PurchaseBar } from './PurchaseBar.tsx';
import { Actions } from './PurchasePanel.styles.ts';
import { usePurchase } from './usePurchase.ts';

const PrefixDialog = lazy(() => import('../../../shared/market/PrefixDialog.tsx'));
const TrialDialog = lazy(() => import('./TrialDialog.tsx'));

function Price({ app, prices }: { app: ProductDetail; prices: Offer['prices'] }) {
  if (prices.state === 'loading') return <Skeleton width={200} height={32} />;
  if (prices.state === 'failed') return <span>暂未获取到价格</span>;
  if (prices.state === 'none') return <PriceTag variant="detail" priceFen={null} negotiable={app.negotiable} />;
  const { chosen } = prices;
  return <PriceTag variant="detail" priceFen={chosen.priceFen} per={chosen} />;
}

function Compare({ app, chosenId }: { app: ProductDetail; chosenId: string }) {
  const compared = packagesToCompare(app.packages, chosenId);
  if (compared.length < 2) return null;
  return (
    <Below>
      <Link href={compareAddress(compared.map(({ id }) => id))}>对比规格</Link>
    </Below>
  );
}

/** The days of a trial in the button's words; zero days are agreed upon with the provider. */
function trialLabel(days: number): string {
  return days > 0 ? `免费试用 ${days} 天` : '免费试用';
}

/** What an app costs, what can be chosen, the agreements, and what can be done: beside the pictures, and in a bar on phones. */
export function PurchasePanel({ app }: { app: ProductDetail }) {
  const offer = useOffer(app);
  const { prices } = offer;
  const box = useRef<HTMLInputElement>(null);
  const purchase = usePurchase(app, offer, () => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  });
  const { dialog, closeDialog, run } = purchase;
  const details = prices.state === 'ready' || prices.state === 'none' ? prices.details : null;
  const days = details?.trialDays ?? null;
  const main = prices.state === 'none' ? 'inquire' : mainAction(app.negotiable);
  const acts = {
    main: {
      label: main === 'inquire' ? '立即询价' : '立即购买',
      run: () => run(main),
      disabled: main === 'buy' && prices.state !== 'ready',
    },
    trial: days === null ? null : { label: trialLabel(days), run: () => run('try') },
    consult: { label: '产品咨询', run: () => run('consult') },
  };

  return (
    <Rows>
      <Line data-rule="">
        <span>价格</span>
        <output>
          <Price app={app} prices={prices} />
        </output>
      </Line>
      {prices.state === 'failed' ? (
        <InlineAlert
          tone="danger"
          live
          action={
            <Button variant="text" size="sm" onClick={prices.retry}>
              重试
            </Button>
          }
        >
          价格加载失败，请重试，或直接咨询。
        </InlineAlert>
      ) : null}
      <PackageLine packages={app.packages} offer={offer}>
        <Compare app={app} chosenId={offer.chosen?.id ?? ''} />
      </PackageLine>
      <DurationLine offer={offer} />
      <AgreementCheck
        app={app.name}
        ref={box}
        agreed={purchase.agreed}
        onAgreedChange={purchase.setAgreed}
        reminded={purchase.reminded}
      />
      <Actions>
        <Button size="lg" disabled={acts.main.disabled} onClick={acts.main.run}>
          {acts.main.label}
        </Button>
        {acts.trial === null ? null : (
          <Button size="lg" variant="secondary" onClick={acts.trial.run}>
            {acts.trial.label}
          </Button>
        )}
        <Button size="lg" variant="text" icon={<MessageIcon />} onClick={acts.consult.run}>
          {acts.consult.label}
        </Button>
      </Actions>
      <PurchaseBar {...acts} />
      {dialog.kind === 'none' ? null : (
        <Suspense>
          {dialog.kind === 'prefix' ? (
            <PrefixDialog title={dialog.message} onClose={closeDialog} />
          ) : details === null ? null : (
            <TrialDialog app={app} details={details} prices={prices} onClose={closeDialog} />
          )}
        </Suspense>
      )}
    </Rows>
  );
}
