import type { Registration, ResetPassword } from '@lima-id/domain';
import type { SendCodeSession } from '@lima-id/ui';

/** What the registration panel's fields hold. */
export interface RegisterValues extends Omit<Registration, 'agreed'> {
  agreed: boolean;
}

/** What the fields of a panel hold while it is closed. */
export interface PanelValues {
  register: RegisterValues;
  recover: ResetPassword;
}

/** What was typed into a panel, and how long until another code may be sent. */
export interface PanelDraft<Values> {
  values?: Values;
  session?: SendCodeSession;
}

/** Keeps what was typed into the panels of one visit to the login page, so that closing one by accident loses nothing. */
export interface PanelDrafts {
  kept<Name extends keyof PanelValues>(name: Name): PanelDraft<PanelValues[Name]>;
  keep<Name extends keyof PanelValues>(name: Name, part: PanelDraft<PanelValues[Name]>): void;
  /** After a success there is nothing to go on with. */
  forget(name: keyof PanelValues): void;
}

/** Makes the store of a visit; it lives in memory, since passwords are among what it keeps. */
export function createPanelDrafts(): PanelDrafts {
  const drafts: { [Name in keyof PanelValues]: PanelDraft<PanelValues[Name]> } = { register: {}, recover: {} };
  return {
    kept: (name) => drafts[name],
    keep(name, part) {
      // A request that is under way ends with the panel; its button must not wait for it for good.
      const { session } = part;
      if (session?.state.phase === 'sending') return;
      drafts[name] = { ...drafts[name], ...part };
    },
    forget(name) {
      drafts[name] = {};
    },
  };
}
