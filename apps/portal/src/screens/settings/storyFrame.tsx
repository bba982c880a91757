import { readProfile, type UserInfo } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import type { EmailProof } from '@lima-id/domain';
import { type Clock, LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { holdToken } from '../../shared/session/heldToken.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { HeaderPlace } from '../../shared/stories/HeaderPlace.styles.ts';
import SettingsScreen from './SettingsScreen.tsx';

/** Where a visit went when it left the settings. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>另一页</h1>
      <p>{pathname}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

interface ScreenStoryProps {
  address?: string;
  state?: unknown;
  now?: Clock;
}

/** The settings in a browser history of their own, opened at an address, with the route state that a visit brings. */
export function ScreenStory({ address = '/personal_update', state, now }: ScreenStoryProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LinkProvider component={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
          <HeaderPlace />
          <Routes>
            <Route path="/personal_update" element={<SettingsScreen {...(now === undefined ? {} : { now })} />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </LinkProvider>
  );
}

/** Somebody is logged in while the story is shown. */
export function loggedIn(user: UserInfo): () => () => void {
  return () => {
    setUser(storedUserOf(user, Date.now()));
    holdToken({ accessToken: 'access', expiresIn: 1800 });
    return clearUser;
  };
}

/** Answers with a profile. */
export function profileOf(basicInfo: UserInfo, emailProof: EmailProof = 'email') {
  return mockEndpoint(readProfile, () => ({ reply: { basicInfo, emailProof } }));
}
