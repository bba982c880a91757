import { contract } from '@lima-id/api';
import { loginReply, mockEndpoint } from '@lima-id/api/msw';
import { type Clock, LinkProvider } from '@lima-id/ui';
import type { HttpHandler } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { screen } from 'storybook/test';
import { goodCaptcha } from '../../shared/captcha/storyHandlers.ts';
import { BareLayout } from '../../shared/layout/BareLayout.tsx';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { Notices } from '../../shared/notice/Notices.tsx';
import { clearUser } from '../../shared/session/changeUser.ts';
import type { LoginVisit } from '../../shared/session/useLoginVisit.ts';
import LoginScreen from './LoginScreen.tsx';

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <main style={{ padding: 40 }}>
      <h1>{pathname}</h1>
      <p>{search.replace(/t=\d+/, 't=…')}</p>
      <p>{JSON.stringify(state)}</p>
    </main>
  );
}

/**
 * The login page in a browser history of its own, entered with a navigation state; every other address shows what it received.
 */
export function ScreenStory({ visit, search = '', now }: { visit?: LoginVisit; search?: string; now?: Clock }) {
  return (
    <LinkProvider component={RouterLink}>
      <MemoryRouter initialEntries={[{ pathname: '/login', search, state: visit }]}>
        <Routes>
          <Route
            path="/login"
            element={
              <BareLayout>
                <LoginScreen {...(now === undefined ? {} : { now })} />
              </BareLayout>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
      <Notices />
    </LinkProvider>
  );
}

/** A gateway where everything succeeds. */
export const goodGateway = [
  ...goodCaptcha,
  mockEndpoint(contract.loginByPassword, () => ({ reply: loginReply })),
  mockEndpoint(contract.loginByCode, () => ({ reply: loginReply })),
  mockEndpoint(contract.sendSmsCode, () => ({ reply: null })),
  mockEndpoint(contract.registerAccount, () => ({ reply: null })),
  mockEndpoint(contract.retrievePassword, () => ({ reply: null })),
];

/** As the good gateway, but for these. */
export function answers(...handlers: HttpHandler[]) {
  return { msw: { handlers: [...handlers, ...goodGateway] } };
}

const start = Date.UTC(2026, 10, 20, 2, 20);

/** A clock that the story advances; the page is notified as when a tab becomes visible. */
export function movedClock() {
  let moment = start;
  return {
    now: () => moment,
    pass(ms: number) {
      moment += ms;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    reset() {
      moment = start;
    },
  };
}

/** Before and after a story: no user is logged in; the clock is reset before it. */
export function visitOf(clock: ReturnType<typeof movedClock>): () => () => void {
  return () => {
    clock.reset();
    clearUser();
    return clearUser;
  };
}

/** The panel of a name, once its code has loaded. */
export function panel(name: '注册账号' | '找回密码'): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name }, { timeout: 8000 });
}
