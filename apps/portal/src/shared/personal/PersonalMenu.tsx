import { Link } from '@lima-id/ui';
import { CalendarIcon, InvoiceIcon, LockIcon, OrderIcon, UserIcon } from '@lima-id/ui/icons';
import type { StoredUser } from '../session/storedUser.ts';
import { Head, Menu } from './PersonalMenu.styles.ts';
import { type PersonalPage, personalAddresses, personalLists } from './personalAddresses.ts';

const listIcons = { orders: OrderIcon, invoices: InvoiceIcon, trials: CalendarIcon };

const entries = [
  { page: 'profile', label: '基本信息', Icon: UserIcon },
  { page: 'password', label: '修改密码', Icon: LockIcon },
  ...personalLists.map((list) => ({ ...list, Icon: listIcons[list.page] })),
] as const;

/** Whose pages they are, and the pages: a menu beside the content, a strip below the header where there is no room for one. */
export function PersonalMenu({ user, page }: { user: StoredUser; page: PersonalPage }) {
  const { username, portrait, defaultCompanyName } = user;
  return (
    <Menu aria-label="个人中心">
      <Head>
        <span data-part="portrait" aria-hidden="true">
          {portrait === '' ? [...username][0] : <img src={portrait} alt="" width={40} height={40} />}
        </span>
        <span data-part="names">
          <span data-part="name" title={username}>
            {username}
          </span>
          {defaultCompanyName === '' ? null : <span data-part="company">{defaultCompanyName}</span>}
        </span>
      </Head>
      <ul>
        {entries.map(({ page: entry, label, Icon }) => (
          <li key={entry}>
            <Link href={personalAddresses[entry]} aria-current={entry === page ? 'page' : undefined}>
              <Icon size={20} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
