import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { type LoginMode, loginModes } from './loginModes.ts';

/** Navigation state of the login page, from the page that leads there. All of it may be missing. */
export interface LoginVisit {
  /** One of `loginModes`: whether it opens as it is or with the registration panel. */
  mode?: (typeof loginModes)[LoginMode];
  /** Where to go afterwards, and the state that page had. */
  returnPath?: string;
  returnState?: unknown;
  /** The group that the visitor registers for, where a page says so. */
  groupType?: string;
  /** Set when the session has expired. */
  expired?: SessionExpiry;
}

/** A session that expired on a page. */
export interface SessionExpiry {
  /** Whether the page kept what was typed, and shows it again afterwards. */
  keepsInput: boolean;
}

/**
 * Sends the visitor to log in or to register: to the login page, or to the site that keeps accounts where the brand names one. Both
 * lead back to this page. A page that nobody can see without a login lets its place be taken, so that going back does not lead there again.
 * Given `expired`, the login page says why.
 */
export function useLoginVisit(): (type?: LoginMode, replace?: boolean, expired?: SessionExpiry) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return useCallback(
    (type: LoginMode = 'login', replace = false, expired?: SessionExpiry) => {
      if (brand.accountSite !== undefined) {
        const site = brand.accountSite;
        void import('./visitAccountSite.ts').then(({ visitAccountSite }) => visitAccountSite(site, type));
        return;
      }
      const visit: LoginVisit = {
        mode: loginModes[type],
        returnPath: pathname + search,
        returnState: state,
        ...(expired && { expired }),
      };
      void navigate('/login', { state: visit, replace });
    },
    [navigate, pathname, search, state],
  );
}
