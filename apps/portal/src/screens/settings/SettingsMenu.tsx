import type { SettingsPage } from '@lima-id/domain';
import { Link, LockIcon, UserIcon } from '@lima-id/ui';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { Head, Menu } from './SettingsMenu.styles.ts';
import { settingsAddresses } from './settingsVisit.ts';

const entries = [
  { page: 'profile', label: '基本信息', Icon: UserIcon },
  { page: 'password', label: '修改密码', Icon: LockIcon },
] as const;

/** Whose settings they are, and the pages: a menu beside the content, a strip below the header where there is no room for one. */
export function SettingsMenu({ user, page }: { user: StoredUser; page: SettingsPage }) {
  const { username, portrait, defaultCompanyName } = user;
  return (
    <Menu aria-label="个人设置">
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
            <Link href={settingsAddresses[entry]} aria-current={entry === page ? 'page' : undefined}>
              <Icon size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
