import { messages } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { AccountPanelProps } from './accountPanel.ts';

/** The panels next to the login form. */
export type AccountPanelName = 'register' | 'recover';

const loaders: Record<AccountPanelName, () => Promise<{ default: ComponentType<AccountPanelProps> }>> = {
  register: () => import('./RegisterPanel.tsx'),
  recover: () => import('./RecoverPanel.tsx'),
};

interface Shown {
  Panel: ComponentType<AccountPanelProps>;
  open: boolean;
}

/** The open panel; its code is loaded on demand. A failure to load leaves the page unchanged. */
export function useAccountPanel() {
  const { show: say } = useToast();
  const [shown, setShown] = useState<Shown | null>(null);

  // Code that loads after another choice opens nothing.
  const wishes = useRef(0);

  const show = useCallback(
    async (name: AccountPanelName) => {
      wishes.current += 1;
      const wish = wishes.current;
      try {
        const { default: Panel } = await loaders[name]();
        if (wish === wishes.current) setShown({ Panel, open: true });
      } catch {
        say({ tone: 'danger', text: messages.request.offline });
      }
    },
    [say],
  );
  // Closed, not unmounted: it leaves with an animation.
  const close = useCallback(() => {
    wishes.current += 1;
    setShown((before) => before && { ...before, open: false });
  }, []);

  return { shown, show, close };
}
