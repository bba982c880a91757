import type { Clock } from '@lima-id/ui';
import type { RefObject } from 'react';
import type { PanelDrafts } from './panelDrafts.ts';

export interface AccountPanelProps {
  open: boolean;
  onClose: () => void;
  /** Where the focus goes on close when no button opened the panel. */
  returnFocus: RefObject<HTMLElement | null>;
  drafts: PanelDrafts;
  /** Called on success, with the credentials to log in with from now on. */
  onDone: (account: string) => void;
  /** The origin of a registration. */
  origin: string;
  clock: { now?: Clock };
}
