import type { Clock } from '@lima-id/ui';
import type { PanelDrafts } from './panelDrafts.ts';

/** What the panels beside the login form take. */
export interface AccountPanelProps {
  open: boolean;
  onClose: () => void;
  drafts: PanelDrafts;
  /** Called when it has succeeded, with what the person logs in with from now on. */
  onDone: (account: string) => void;
  /** Where a registration came from. */
  origin: string;
  clock: { now?: Clock };
}
