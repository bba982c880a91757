import { useParams } from 'react-router-dom';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { PersonalFrame } from '../../../shared/personal/PersonalFrame.tsx';
import { LoginFirst } from '../../../shared/session/LoginFirst.tsx';
import { useShownUser } from '../../../shared/session/useShownUser.ts';
import { OrderPage } from './OrderPage.tsx';

const title = '订单详情';

/** The order that the address names, for its buyer. */
export default function OrderScreen() {
  usePageMeta({ title });
  const { id = '' } = useParams();
  const user = useShownUser();
  if (user === null) return <LoginFirst title={title} />;
  return (
    <PersonalFrame key={`${user.userId} ${id}`} title={title} user={user} page="orders">
      <OrderPage userId={user.userId} id={id} />
    </PersonalFrame>
  );
}
