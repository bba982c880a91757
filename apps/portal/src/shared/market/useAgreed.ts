import { useState } from 'react';
import { useUser } from '../session/userStore.ts';
import { keepAgreed, wasAgreed } from './agreed.ts';

/** Whether the visitor has ticked the agreements of an app, in this tab. */
export function useAgreed(productId: string): [agreed: boolean, setAgreed: (agreed: boolean) => void] {
  const userId = useUser()?.userId ?? '';
  const [agreed, setAgreed] = useState(() => wasAgreed(productId, userId));
  return [
    agreed,
    (next) => {
      setAgreed(next);
      keepAgreed(productId, userId, next);
    },
  ];
}
