import { Navigate, useLocation } from 'react-router-dom';
import { readPurchaseChoice } from '../../shared/market/readPurchaseChoice.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { ConfirmPage } from './ConfirmPage.tsx';

/** The confirmation of what was chosen on an app's page; without a choice it leads to the apps. */
export default function ConfirmScreen() {
  usePageMeta({ title: '确认订单' });
  const { state } = useLocation();
  const user = useShownUser();
  const choice = readPurchaseChoice(state);
  if (choice === null) return <Navigate to="/application/list" replace />;
  return <ConfirmPage key={user?.userId ?? ''} user={user} choice={choice} />;
}
