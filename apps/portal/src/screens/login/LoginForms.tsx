import { type Clock, TabPanel, Tabs } from '@lima-id/ui';
import { useState } from 'react';
import { CodeLogin } from './CodeLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import type { LoginTab } from './readLoginVisit.ts';

const tabs = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '短信登录' },
];

type LoginForm = Exclude<LoginTab, 'register' | 'recover'>;

interface LoginFormsProps {
  /** A user who has just registered or set a new password: the name is filled into the password form. */
  known: { account: string } | null;
  /** The form in the address; null while it names a panel, next to which the last form stays. */
  tab: LoginForm | null;
  onTab: (tab: LoginForm) => void;
  clock: { now?: Clock };
}

/** The two ways to log in. The input of one stays while the other is shown. */
export function LoginForms({ known, tab, onTab, clock }: LoginFormsProps) {
  const [chosen, setChosen] = useState<LoginForm>(tab ?? 'password');
  // A form that was never shown requests no picture.
  const [codeSeen, setCodeSeen] = useState(tab === 'code');
  if (tab !== null && tab !== chosen) {
    setChosen(tab);
    if (tab === 'code') setCodeSeen(true);
  }

  return (
    <Tabs items={tabs} label="登录方式" value={chosen} onValueChange={(next) => onTab(next as LoginForm)}>
      <TabPanel value="password" keepMounted>
        <PasswordLogin known={known} clock={clock} />
      </TabPanel>
      <TabPanel value="code" keepMounted={codeSeen}>
        <CodeLogin clock={clock} />
      </TabPanel>
    </Tabs>
  );
}
