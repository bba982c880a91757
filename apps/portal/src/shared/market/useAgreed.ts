import { useState } from 'react';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { useUser } from '../session/userStore.ts';
import { keepAgreed, wasAgreed } from './agreed.ts';

/** Whether the visitor has ticked the agreements of an app, in this tab. */
export function useAgreed(productId: string): [agreed: boolean, setAgreed: (agreed: boolean) => void] {
  const userId = useUser()?.userId ?? '';
  // A page that came drawn knows nothing of what this tab keeps.
  const isTakenOver = useIsHydrated();
  const [ticked, setTicked] = useState<boolean | null>(null);
  return [
    ticked ?? (isTakenOver && wasAgreed(productId, userId)),
    (next) => {
      setTicked(next);
      keepAgreed(productId, userId, next);
    },
  ];
}
