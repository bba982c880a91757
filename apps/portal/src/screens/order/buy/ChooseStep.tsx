import { marketMessages, type ProductDetail, productAddress } from '@lima-id/domain';
import { Button, ButtonLink, Card, FinderFrame, InlineAlert, useToast } from '@lima-id/ui';
import { useRef, useState } from 'react';
import { brand } from '../../../brand/brand.ts';
import { AgreementCheck } from '../../../shared/market/AgreementCheck.tsx';
import { Line, Rows } from '../../../shared/market/Offer.styles.ts';
import { DurationLine, PackageLine } from '../../../shared/market/OfferLines.tsx';
import { PrefixHint } from '../../../shared/market/PrefixHint.tsx';
import type { Offer } from '../../../shared/market/useOffer.ts';
import type { StoredUser } from '../../../shared/session/storedUser.ts';
import { BuyerFailed } from '../BuyerFailed.tsx';
import { Cards } from '../OrderFrame.styles.ts';
import { SubmitCard } from '../SubmitCard.tsx';
import { type Buyer, noPrefixWords, useBuyer } from '../useBuyer.ts';
import { Company, Names, Picture, Sheet } from './ChooseStep.styles.ts';

interface ChooseStepProps {
  user: StoredUser | null;
  app: ProductDetail;
  offer: Offer;
  agreed: boolean;
  onAgreedChange: (agreed: boolean) => void;
  /** Called when somebody wants to go on who is not logged in. */
  onLogin: () => void;
  onNext: () => void;
}

/** What stands for the digits of a prefix that nobody has yet. */
const missing = '···';

function CompanyLine({ user, buyer }: { user: StoredUser | null; buyer: Buyer }) {
  const { needsPrefix, name, prefix } = buyer;
  return (
    <Line>
      <span>购买企业</span>
      <Company>
        <span>{user === null ? '登录后显示' : needsPrefix ? noPrefixWords : name}</span>
        {user === null ? null : <code>{needsPrefix ? `${brand.node.prefix}.${missing}` : prefix}</code>}
      </Company>
    </Line>
  );
}

/** 选择时长: the app with its packages and durations, for whom it is bought, and what that comes to. */
export function ChooseStep({ user, app, offer, agreed, onAgreedChange, onLogin, onNext }: ChooseStepProps) {
  const buyer = useBuyer(user, agreed);
  const isBlocked = buyer.needsPrefix || buyer.isSuspended;
  const toast = useToast();
  const box = useRef<HTMLInputElement>(null);
  const [reminded, setReminded] = useState(false);
  const { gate } = buyer;
  const { prices } = offer;

  function goOn() {
    if (gate.ok) onNext();
    else if (gate.reason === 'login') onLogin();
    else if (gate.reason === 'agreement') {
      toast.show({ tone: 'warning', text: gate.message });
      setReminded(true);
      box.current?.focus();
    }
  }

  return (
    <Cards>
      {isBlocked ? <PrefixHint variant="box" suspended={buyer.isSuspended} /> : null}
      <Card as="section" padding="none" aria-label={app.name}>
        <Sheet>
          <Picture>
            {app.viewPicture === '' ? null : <img src={app.viewPicture} alt="" />}
            <FinderFrame />
          </Picture>
          <Rows>
            <Names>
              <h2>{app.name}</h2>
              {app.describes === '' ? null : <p>{app.describes}</p>}
            </Names>
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
                价格加载失败，请重试。
              </InlineAlert>
            ) : null}
            {prices.state === 'none' ? (
              <InlineAlert tone="info">{marketMessages.duration.inquireFirst}</InlineAlert>
            ) : null}
            <PackageLine packages={app.packages} offer={offer} />
            <DurationLine offer={offer} />
            <CompanyLine user={user} buyer={buyer} />
            <AgreementCheck
              app={app.name}
              ref={box}
              agreed={agreed}
              onAgreedChange={onAgreedChange}
              reminded={reminded && !agreed}
            />
          </Rows>
        </Sheet>
      </Card>
      <BuyerFailed {...buyer} />
      <SubmitCard amountFen={prices.state === 'ready' ? prices.chosen.priceFen : null}>
        <ButtonLink size="lg" variant="secondary" href={productAddress(app.id)}>
          返回
        </ButtonLink>
        <Button
          size="lg"
          loading={buyer.asking}
          disabled={isBlocked || buyer.failure !== '' || prices.state !== 'ready'}
          onClick={goOn}
        >
          下一步
        </Button>
      </SubmitCard>
    </Cards>
  );
}
