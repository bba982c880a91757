import type { Product } from '@lima-id/domain';
import { useEffect, useState } from 'react';

/**
 * What is known of an app before the answer comes; null at first and without it. The code that checks it comes with the calls, which a page
 * that has the answer does not need.
 */
export function useKnownApp(state: unknown, id: string, isAnswered: boolean): Product | null {
  const [known, setKnown] = useState<Product | null>(null);
  useEffect(() => {
    if (isAnswered) return;
    let isWanted = true;
    const load = async () => {
      const { knownApp } = await import('./knownApp.ts');
      if (isWanted) setKnown(knownApp(state, id));
    };
    // Without a connection the page says so itself.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [state, id, isAnswered]);
  return known?.id === id ? known : null;
}
