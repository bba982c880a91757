import { pathAfterLogin } from '@lima-id/domain';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { serverTime } from '../../shared/clock/serverTime.ts';
import type { ReadLoginVisit } from './readLoginVisit.ts';
import { isOwnStep } from './useLoginTab.ts';

/**
 * Leads to where the visit came from, or home. The steps of the history that the login page made are gone back first: left behind, each would
 * lead here again.
 */
export function Onwards({ visit: { returnPath, returnState } }: { visit: ReadLoginVisit }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [to] = useState(() => pathAfterLogin(returnPath, serverTime()));
  const isOwn = isOwnStep(state);
  const left = useRef('');
  useEffect(() => {
    // Once for each step: React runs effects twice in development.
    if (!isOwn || left.current === key) return;
    left.current = key;
    void navigate(-1);
  }, [isOwn, key, navigate]);
  return isOwn ? null : <Navigate to={to} replace state={returnState} />;
}
