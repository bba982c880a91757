import { useToast } from '@lima-id/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import type { AccountPanelProps } from './accountPanel.ts';

/** The panels next to the login form. */
export type AccountPanelName = 'register' | 'recover';

const loaders: Record<AccountPanelName, () => Promise<{ default: ComponentType<AccountPanelProps> }>> = {
  register: () => import('./RegisterPanel.tsx'),
  recover: () => import('./RecoverPanel.tsx'),
};

/** A panel whose code has come. */
interface Loaded {
  name: AccountPanelName;
  Panel: ComponentType<AccountPanelProps>;
}

interface Shown extends Pick<Loaded, 'Panel'> {
  /** A panel that is not wanted any more is closed and not unmounted: it leaves with an animation. */
  open: boolean;
}

/**
 * The wanted panel, whose code is loaded on demand; null before the first has loaded. A failure to load leaves the page unchanged; `onFailed`
 * is called so that the panel is no longer wanted, and can be wanted again.
 */
export function useAccountPanel(wanted: AccountPanelName | null, onFailed: () => void): Shown | null {
  const { show: say } = useToast();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useEffectEvent(() => {
    say({ tone: 'danger', text: brand.unreachable });
    onFailed();
  });

  useEffect(() => {
    if (wanted === null) return;
    // Code that loads after another choice opens nothing.
    let isWanted = true;
    loaders[wanted]().then(
      ({ default: Panel }) => {
        if (isWanted) setLoaded({ name: wanted, Panel });
      },
      () => {
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  return loaded && { Panel: loaded.Panel, open: loaded.name === wanted };
}
