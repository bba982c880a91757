import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { PersonalFrame } from '../../../shared/personal/PersonalFrame.tsx';
import { LoginFirst } from '../../../shared/session/LoginFirst.tsx';
import { useShownUser } from '../../../shared/session/useShownUser.ts';
import { InvoicesPage } from './InvoicesPage.tsx';

const title = '我的发票';

/** The invoices of the logged-in person; `page` of the address chooses the page. */
export default function InvoicesScreen() {
  usePageMeta({ title });
  const user = useShownUser();
  if (user === null) return <LoginFirst title={title} />;
  return (
    <PersonalFrame key={user.userId} title={title} user={user} page="invoices">
      <InvoicesPage userId={user.userId} />
    </PersonalFrame>
  );
}
