import { useNavigate } from 'react-router-dom';
import type { ConsolePage } from '../../shared/console/consolePages.ts';

/** How a page leads on by itself: to another page of ours, or out of the portal in the same tab, which no browser holds back. */
export function useLeave(): (page: ConsolePage) => void {
  const navigate = useNavigate();
  return ({ href, external }) => {
    if (external) window.location.assign(href);
    else void navigate(href, { replace: true });
  };
}
