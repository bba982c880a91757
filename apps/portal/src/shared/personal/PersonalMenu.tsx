import { CalendarIcon, InvoiceIcon, Link, LockIcon, OrderIcon, UserIcon } from '@lima-id/ui';
import type { StoredUser } from '../session/storedUser.ts';
import { Head, Menu } from './PersonalMenu.styles.ts';
import { type PersonalPage, personalAddresses } from './personalAddresses.ts';

const entries = [
  { page: 'profile', label: '基本信息', Icon: UserIcon },
  { page: 'password', label: '修改密码', Icon: LockIcon },
  { page: 'orders', label: '我的订单', Icon: OrderIcon },
  { page: 'invoices', label: '我的发票', Icon: InvoiceIcon },
  { page: 'trials', label: '我的试用', Icon: CalendarIcon },
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
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
