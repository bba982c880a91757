import type { Clock } from '@lima-id/ui';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { LoginFirst } from '../../shared/session/LoginFirst.tsx';
import { isLoginExpired } from '../../shared/session/storedUser.ts';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { chosenPage, completedQuery } from './settingsVisit.ts';

const title = '个人设置';

/**
 * Personal settings: the profile, or the change of the password when the address says `type=2` or the visit brings the state
 * `{ type: 2 }` or `{ page: 'password' }`; the address is completed then, so that a copied link shows the same. Without a login it
 * leads home, or to the login page when the session has expired. `now` is the clock of the wait for the next SMS code; that of the
 * machine by default.
 */
export default function SettingsScreen({ now }: { now?: Clock }) {
  usePageMeta({ title });
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useAddressQuery();
  const user = useShownUser();
  const page = chosenPage(user, query, state);

  const completed = page === 'password' ? completedQuery(query) : null;

  useEffect(() => {
    if (completed !== null) void navigate({ pathname, search: `?${completed}` }, { replace: true, state });
  }, [completed, navigate, pathname, state]);

  // The header may find the session expired before the page has come.
  if (user === null && isLoginExpired()) return <LoginFirst title={title} />;
  if (user === null || page === 'home') return <Navigate to="/home" replace />;
  // Somebody else in another tab is somebody else here: nothing of the one before stays.
  return <SettingsFrame key={user.userId} user={user} page={page} now={now} />;
}
