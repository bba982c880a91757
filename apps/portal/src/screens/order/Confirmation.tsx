import { countRemark, orderRemark, orderRemarkMaxLength, totalOrder, viewConfirm } from '@lima-id/domain';
import { Button, Card, InlineAlert, TextArea } from '@lima-id/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefixHint } from '../../shared/market/PrefixHint.tsx';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import { BuyerFailed } from './BuyerFailed.tsx';
import { keepConfirmDraft, openConfirmDraft } from './confirmDraft.ts';
import { lineOf } from './confirmOrder.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { Cards, Inner } from './OrderFrame.styles.ts';
import { OrderTable } from './OrderTable.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { noPrefixWords, useBuyer } from './useBuyer.ts';
import { useSaveOrder } from './useSaveOrder.ts';

interface ConfirmationProps {
  /** Null for nobody, who is asked to log in. */
  user: StoredUser | null;
  choice: PurchaseChoice;
  /** The way back, left of the button. */
  back: ReactNode;
  /** Called with the id of the order once it is saved. */
  onSaved: (orderId: string) => void;
  /** Called when the price has changed; the choice is shown again with it. */
  onRepriced: (choice: PurchaseChoice) => void;
}

/** What is bought, for whom and for how much, and the button that orders it. */
export function Confirmation({ user, choice, back, onSaved, onRepriced }: ConfirmationProps) {
  const { key: opening } = useLocation();
  const [draft, setDraft] = useState(() =>
    openConfirmDraft({ opening, userId: user?.userId ?? '', productId: choice.product.id }),
  );
  const [tried, setTried] = useState(false);
  const [asksLogin, setAsksLogin] = useState(user === null);
  useEffect(() => keepConfirmDraft({ ...draft, opening }), [draft, opening]);

  const buyer = useBuyer(user, true);
  const isBlocked = buyer.needsPrefix || buyer.isSuspended;
  const lines = [lineOf(choice)];
  const total = totalOrder(lines);
  const { button } = viewConfirm(total.ok ? total.totalAmountFen : choice.priceFen);
  const { saving, failure, save } = useSaveOrder(choice, ({ id }) => onSaved(id), onRepriced);
  useLoginWhenOver(failure?.error, undefined, true);
  const verdict = orderRemark.safeParse(draft.remark);
  const remarkError = verdict.success ? '' : (verdict.error.issues[0]?.message ?? '');

  function submit() {
    setTried(true);
    if (user === null) setAsksLogin(true);
    if (buyer.gate.ok && verdict.success && total.ok && buyer.company !== null) void save(buyer.company, draft);
  }

  return (
    <>
      {isBlocked ? <PrefixHint variant="band" suspended={buyer.isSuspended} /> : null}
      <Cards>
        <OrderTable
          lines={lines.map((line) => ({ ...line, picture: choice.product.viewPicture }))}
          buyer={{ name: buyer.needsPrefix ? noPrefixWords : buyer.name, prefix: buyer.prefix }}
        />
        <Card as="section" padding="none">
          <Inner>
            <CardHead>
              <h2>订单备注</h2>
              <p>选填</p>
            </CardHead>
            <TextArea
              label="订单备注"
              labelHidden
              limit={orderRemarkMaxLength}
              count={countRemark}
              placeholder="如开通时间等要求；发票请在订单完成后申请"
              value={draft.remark}
              error={remarkError}
              onValueChange={(remark) => setDraft({ ...draft, remark })}
            />
          </Inner>
        </Card>
        <BuyerFailed {...buyer} />
        {failure === null ? null : (
          <InlineAlert tone="danger" live>
            {failure.message}
          </InlineAlert>
        )}
        {total.ok ? null : (
          <InlineAlert tone="danger" live={tried}>
            {total.message}
          </InlineAlert>
        )}
        <SubmitCard
          note={choice.priceFen === 0 ? '本单无需付款，提交后即完成。' : paymentTexts.deadline('')}
          amountFen={choice.priceFen}
        >
          {back}
          <Button
            size="lg"
            loading={saving || buyer.asking}
            disabled={isBlocked || buyer.failure !== '' || !total.ok || !verdict.success}
            onClick={submit}
          >
            {button}
          </Button>
        </SubmitCard>
      </Cards>
      {asksLogin && user === null ? <LoginDialog onClose={() => setAsksLogin(false)} /> : null}
    </>
  );
}
