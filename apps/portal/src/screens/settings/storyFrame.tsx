import { readProfile, type UserInfo } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import type { EmailProof } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { HeaderPlace } from '../../shared/stories/HeaderPlace.styles.ts';
import { logIn } from '../../shared/stories/logIn.ts';
import { StoryFrame } from '../../shared/stories/StoryFrame.tsx';
import SettingsScreen from './SettingsScreen.tsx';

/** Shows where a story navigated to from the settings. */
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
  return (
    <StoryFrame address={{ ...parsePath(address), state }}>
      <HeaderPlace />
      <Routes>
        <Route path="/personal_update" element={<SettingsScreen {...(now === undefined ? {} : { now })} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StoryFrame>
  );
}

/** Logs in a user for the story. */
export function loggedIn(user: UserInfo): () => () => void {
  return () => logIn(user);
}

/** Responds with a profile. */
export function profileOf(basicInfo: UserInfo, emailProof: EmailProof = 'email') {
  return mockEndpoint(readProfile, () => ({ reply: { basicInfo, emailProof } }));
}
