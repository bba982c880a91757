import type { Registration, ResetPassword } from '@lima-id/domain';
import type { SendCodeSession } from '@lima-id/ui';

export interface RegisterValues extends Omit<Registration, 'agreed'> {
  agreed: boolean;
}

/** The fields of a closed panel. */
export interface PanelValues {
  register: RegisterValues;
  recover: ResetPassword;
}

/** The input of a panel, and the cooldown for another code. */
export interface PanelDraft<Values> {
  values?: Values;
  session?: SendCodeSession;
}

/** Keeps the input of the panels of one visit to the login page, so that closing one by accident loses nothing. */
export interface PanelDrafts {
  kept<Name extends keyof PanelValues>(name: Name): PanelDraft<PanelValues[Name]>;
  keep<Name extends keyof PanelValues>(name: Name, part: PanelDraft<PanelValues[Name]>): void;
  /** After a success there is nothing to resume. */
  forget(name: keyof PanelValues): void;
}

/** Creates the store of a visit; it lives in memory, since it contains passwords. */
export function createPanelDrafts(): PanelDrafts {
  const drafts: { [Name in keyof PanelValues]: PanelDraft<PanelValues[Name]> } = { register: {}, recover: {} };
  return {
    kept: (name) => drafts[name],
    keep(name, part) {
      // A pending request is aborted with the panel; its button must not wait for it forever.
      const { session } = part;
      if (session?.state.phase === 'sending') return;
      drafts[name] = { ...drafts[name], ...part };
    },
    forget(name) {
      drafts[name] = {};
    },
  };
}
