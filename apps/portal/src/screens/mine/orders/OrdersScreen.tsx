import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { PersonalFrame } from '../../../shared/personal/PersonalFrame.tsx';
import { LoginFirst } from '../../../shared/session/LoginFirst.tsx';
import { useShownUser } from '../../../shared/session/useShownUser.ts';
import { OrdersPage } from './OrdersPage.tsx';

const title = '我的订单';

/** The orders of the logged-in person; `status` and `page` of the address choose among them. */
export default function OrdersScreen() {
  usePageMeta({ title });
  const user = useShownUser();
  if (user === null) return <LoginFirst title={title} />;
  return (
    <PersonalFrame key={user.userId} title={title} user={user} page="orders">
      <OrdersPage user={user} />
    </PersonalFrame>
  );
}
