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
  /** Who has just registered or set a new password: their name stands in the form for the password. */
  known: { account: string } | null;
  /** The form that the address names; null while it names a panel, beside which the last one stays. */
  tab: LoginForm | null;
  onTab: (tab: LoginForm) => void;
  clock: { now?: Clock };
}

/** The two ways to log in. What was typed in one stays while the other is in sight. */
export function LoginForms({ known, tab, onTab, clock }: LoginFormsProps) {
  const [chosen, setChosen] = useState<LoginForm>(tab ?? 'password');
  // A form that nobody has looked at asks for no picture.
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
