import { useNavigate } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { personalAddresses } from '../../shared/personal/personalAddresses.ts';
import { loginModes } from '../../shared/session/loginModes.ts';
import { type LoginVisit, useLoginVisit } from '../../shared/session/useLoginVisit.ts';

/** Leads to the login page after the password was changed, and from there to the profile; the form leaves the history. */
export function useLoginAfterChange(): () => void {
  const navigate = useNavigate();
  const visitLogin = useLoginVisit();
  return () => {
    if (brand.accountSite !== undefined) {
      visitLogin();
      return;
    }
    const visit: LoginVisit = { mode: loginModes.login, returnPath: personalAddresses.profile };
    void navigate('/login', { replace: true, state: visit });
  };
}
