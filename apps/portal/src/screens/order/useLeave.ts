import { useNavigate } from 'react-router-dom';
import type { ConsolePage } from '../../shared/console/consolePages.ts';

/** Automatic navigation: to another page of the portal, or out of it in the same tab, which no browser blocks. */
export function useLeave(): (page: ConsolePage) => void {
  const navigate = useNavigate();
  return ({ href, external }) => {
    if (external) window.location.assign(href);
    else void navigate(href, { replace: true });
  };
}
