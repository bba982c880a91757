import { Button, type Clock, Link } from '@lima-id/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { LargeModeSwitch } from '../../shared/mode/LargeModeSwitch.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { useScrollPlace } from '../../shared/page/useScrollPlace.ts';
import { useUser } from '../../shared/session/userStore.ts';
import { Agreements } from './Agreements.tsx';
import { ExpiredNote } from './ExpiredNote.tsx';
import { LoginForms } from './LoginForms.tsx';
import { Column, Corner, Main, Page } from './LoginScreen.styles.ts';
import { LoginSide } from './LoginSide.tsx';
import { NotKeptNote } from './NotKeptNote.tsx';
import { Onwards } from './Onwards.tsx';
import { createPanelDrafts } from './panelDrafts.ts';
import { type ReadLoginVisit, readLoginVisit, registrationOrigin } from './readLoginVisit.ts';
import { useAccountPanel } from './useAccountPanel.ts';
import { useLoginTab } from './useLoginTab.ts';

/** The form with everything around it, for a visitor who is nobody yet. */
function LoginPage({ visit, clock }: { visit: ReadLoginVisit; clock: { now?: Clock } }) {
  const [drafts] = useState(createPanelDrafts);
  const [known, setKnown] = useState<{ account: string } | null>(null);
  const { tab, go, replace, back } = useLoginTab();
  const title = useRef<HTMLHeadingElement>(null);
  const isPanel = tab === 'register' || tab === 'recover';
  const shown = useAccountPanel(isPanel ? tab : null, back);
  usePageMeta({ title: '登录' });

  return (
    <Page>
      <LoginSide />
      <Main tabIndex={-1}>
        <Corner>
          <LargeModeSwitch variant="plain" />
          <Link href="/home">返回首页</Link>
        </Corner>
        <Column>
          <h1 ref={title}>{`欢迎登录${brand.name}`}</h1>
          {visit.expired === undefined ? null : <ExpiredNote {...visit.expired} />}
          <NotKeptNote />
          <LoginForms known={known} tab={isPanel ? null : tab} onTab={go} clock={clock} />
          <div data-part="ways">
            <Button variant="text" flush onClick={() => go('recover')}>
              忘记密码
            </Button>
            <span>
              还没有账号？
              <Button variant="text" flush onClick={() => go('register')}>
                立即注册
              </Button>
            </span>
          </div>
          <p data-part="terms">
            登录即表示同意
            <Agreements />
          </p>
        </Column>
      </Main>
      {shown === null ? null : (
        <shown.Panel
          open={shown.open}
          onClose={back}
          returnFocus={title}
          drafts={drafts}
          onDone={(account) => {
            setKnown({ account });
            replace('password');
          }}
          origin={registrationOrigin(visit, window.location.hostname)}
          clock={clock}
        />
      )}
    </Page>
  );
}

/**
 * The login page: two ways to log in, and panels for registering and for a forgotten password. Takes a `LoginVisit` as
 * navigation state. A logged-in person, from here or from another tab, is led on. `now` is the clock of the wait for codes.
 */
export default function LoginScreen({ now }: { now?: Clock }) {
  useScrollPlace();
  const { state } = useLocation();
  const user = useUser();
  const visit = readLoginVisit(state);
  if (user !== null) return <Onwards visit={visit} />;
  return <LoginPage visit={visit} clock={now === undefined ? {} : { now }} />;
}
