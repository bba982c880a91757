import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { isPlainClick } from '../page/plainClick.ts';
import { loginModes } from './loginModes.ts';
import { type LoginVisit, useLoginVisit } from './useLoginVisit.ts';
import { useUser } from './userStore.ts';

/** The registration of a prefix. */
export const registrationAddress = '/identification';

/**
 * What a press on a link to the registration of a prefix does: nobody may open that page without a login, so a visitor
 * who is not logged in logs in first and comes out there.
 */
export function usePrefixVisit(): (event: MouseEvent) => void {
  const user = useUser();
  const navigate = useNavigate();
  const visitLogin = useLoginVisit();
  return (event) => {
    if (user !== null || !isPlainClick(event)) return;
    event.preventDefault();
    if (brand.accountSite !== undefined) return visitLogin();
    const visit: LoginVisit = { mode: loginModes.login, returnPath: registrationAddress };
    void navigate('/login', { state: visit });
  };
}
