import { type Clock, TabPanel, Tabs } from '@lima-id/ui';
import { useState } from 'react';
import { CodeLogin } from './CodeLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const tabs = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '短信登录' },
];

interface LoginFormsProps {
  /** Who has just registered or set a new password: the form for the password comes to the front with the name in it. */
  known: { account: string } | null;
  clock: { now?: Clock };
}

/** The two ways to log in. What was typed in one stays while the other is in sight. */
export function LoginForms({ known, clock }: LoginFormsProps) {
  const [chosen, setChosen] = useState('password');
  // A form that nobody has looked at asks for no picture.
  const [codeSeen, setCodeSeen] = useState(false);
  const [shownFor, setShownFor] = useState(known);
  if (known !== shownFor) {
    setShownFor(known);
    setChosen('password');
  }

  function choose(tab: string) {
    setChosen(tab);
    if (tab === 'code') setCodeSeen(true);
  }

  return (
    <Tabs items={tabs} label="登录方式" value={chosen} onValueChange={choose}>
      <TabPanel value="password" keepMounted>
        <PasswordLogin known={known} clock={clock} />
      </TabPanel>
      <TabPanel value="code" keepMounted={codeSeen}>
        <CodeLogin clock={clock} />
      </TabPanel>
    </Tabs>
  );
}
