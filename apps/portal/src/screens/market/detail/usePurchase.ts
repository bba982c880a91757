import { checkPurchaseGate, type ProductDetail, type PurchaseAction } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestContact, requestInquiry } from '../../../shared/contact/contactEvents.ts';
import { choiceOf, confirmOrderAddress, keepPurchaseChoice } from '../../../shared/market/purchaseChoice.ts';
import { useAgreed } from '../../../shared/market/useAgreed.ts';
import type { Offer } from '../../../shared/market/useOffer.ts';
import { prefixStanding } from '../../../shared/session/prefixStanding.ts';
import { useLoginVisit } from '../../../shared/session/useLoginVisit.ts';
import { useUser } from '../../../shared/session/userStore.ts';

/** The dialog over an app's page: none, what to do without a usable prefix, or a trial. */
export type PurchaseDialog = { kind: 'none' } | { kind: 'prefix'; message: string } | { kind: 'trial' };

const none: PurchaseDialog = { kind: 'none' };

/** What a visitor may do with an app: every act passes the gate first, and what is missing is answered here. */
export function usePurchase(app: ProductDetail, { chosen, prices }: Offer, showAgreement: () => void) {
  const user = useUser();
  const [agreed, setAgreed] = useAgreed(app.id);
  const [reminded, setReminded] = useState(false);
  const [dialog, setDialog] = useState(none);
  const toast = useToast();
  const navigate = useNavigate();
  const visitLogin = useLoginVisit();

  const interest = {
    productId: app.id,
    packageProductId: chosen?.id ?? '',
    name: chosen === null ? app.name : `${app.name} ${chosen.name}`,
  };
  const acts: Record<PurchaseAction, () => void> = {
    buy() {
      if (chosen === null || prices.state !== 'ready') return;
      const choice = choiceOf(app, chosen, prices.chosen);
      keepPurchaseChoice(choice);
      void navigate(confirmOrderAddress, { state: choice });
    },
    try: () => setDialog({ kind: 'trial' }),
    inquire: () => requestInquiry({ interests: [interest] }),
    consult: () => requestContact({ subject: app.name, interests: [interest] }),
  };

  function run(action: PurchaseAction) {
    const facts = {
      agreed,
      loggedIn: user !== null,
      hasPrefix: user !== null && user.prefix !== '',
      isSuspended: prefixStanding(user) === 'suspended',
      company: null,
    };
    const verdict = checkPurchaseGate(action, facts);
    if (verdict.ok) {
      acts[action]();
      return;
    }
    if (verdict.reason === 'login') visitLogin('login');
    else if (verdict.reason === 'prefix') setDialog({ kind: 'prefix', message: verdict.message });
    else {
      toast.show({ tone: 'warning', text: verdict.message });
      if (verdict.reason === 'agreement') {
        setReminded(true);
        showAgreement();
      }
    }
  }

  return {
    agreed,
    setAgreed,
    /** The visitor wanted to go on without having agreed, and still has not. */
    reminded: reminded && !agreed,
    dialog,
    closeDialog: () => setDialog(none),
    run,
  };
}
