import { messages } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { type ComponentType, useCallback, useState } from 'react';
import type { AccountPanelProps } from './accountPanel.ts';

/** The panels beside the login form. */
export type AccountPanelName = 'register' | 'recover';

const loaders: Record<AccountPanelName, () => Promise<{ default: ComponentType<AccountPanelProps> }>> = {
  register: () => import('./RegisterPanel.tsx'),
  recover: () => import('./RecoverPanel.tsx'),
};

interface Shown {
  Panel: ComponentType<AccountPanelProps>;
  open: boolean;
}

/** The panel in sight; its code is fetched when it is asked for. Code that does not come leaves the page as it is. */
export function useAccountPanel() {
  const { show: say } = useToast();
  const [shown, setShown] = useState<Shown | null>(null);

  const show = useCallback(
    async (name: AccountPanelName) => {
      try {
        const { default: Panel } = await loaders[name]();
        setShown({ Panel, open: true });
      } catch {
        say({ tone: 'danger', text: messages.request.offline });
      }
    },
    [say],
  );
  // Closed, not taken away: it leaves with a movement.
  const close = useCallback(() => setShown((before) => before && { ...before, open: false }), []);

  return { shown, show, close };
}
