import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressQuery } from '../../shared/page/useAddressQuery.ts';
import { useIsHydrated } from '../../shared/page/useIsHydrated.ts';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { type LoginTab, loginTabQuery, readLoginTab, readLoginVisit } from './readLoginVisit.ts';

/** What a step of the history that this page made carries: going back takes it away. */
interface OwnStep {
  isOwnStep?: boolean;
}

/** Whether the login page made this step of the history: the one before it shows the login page as well. */
export function isOwnStep(state: unknown): boolean {
  return (Object(state) as OwnStep).isOwnStep === true;
}

/**
 * What the login page shows, as its address says, so that a reload, a copied link and the browser's way back show the same. A visit that
 * was sent to register has that put into its address.
 */
export function useLoginTab() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // A page that was drawn for everybody knows no query.
  const isTakenOver = useIsHydrated();
  const query = addressQuery(search);
  const isSentToRegister = !query.has('tab') && readLoginVisit(state).mode === 'register';

  const change = useCallback(
    (next: LoginTab, replace: boolean) => {
      const { mode: _, ...visit } = Object(state) as Record<string, unknown>;
      const step: OwnStep = replace ? {} : { isOwnStep: true };
      const to = { pathname, search: loginTabQuery(addressQuery(search), next) };
      void navigate(to, { replace, state: { ...visit, ...step, ...keepsPlace } });
    },
    [navigate, pathname, search, state],
  );
  // Tabs report a choice twice, on press and on focus; it is one entry of the history.
  const asked = useRef<LoginTab | null>(null);
  useEffect(() => {
    asked.current = null;
  }, [search]);
  const go = useCallback(
    (next: LoginTab) => {
      if (asked.current === next) return;
      asked.current = next;
      change(next, false);
    },
    [change],
  );
  const replace = useCallback((next: LoginTab) => change(next, true), [change]);
  const back = useCallback(() => {
    if (isOwnStep(state)) void navigate(-1);
    else change('password', true);
  }, [change, navigate, state]);

  useEffect(() => {
    if (isSentToRegister) replace('register');
  }, [isSentToRegister, replace]);

  const tab: LoginTab = isTakenOver ? readLoginTab(query) : 'password';
  return { tab, go, replace, back };
}
