import { useEffect, useState } from 'react';

/**
 * Whether a live region is in the page, a task after it was rendered. It has its text from then on: screen readers notice a change of the
 * text, not a region that comes with it.
 */
export function useRegionInPage(): boolean {
  const [isInPage, setInPage] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setInPage(true));
    return () => clearTimeout(timer);
  }, []);
  return isInPage;
}
