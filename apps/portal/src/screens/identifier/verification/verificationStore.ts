import { initialMobileVerification, type MobileVerificationState } from '@lima-id/domain';
import { initialSendCode, type SendCodeSession } from '@lima-id/ui';

/** How the verification of a phone stands. */
export interface VerificationSession {
  state: MobileVerificationState;
  /** When the latest code was sent, and how long to wait for another. */
  sms: SendCodeSession;
  /** The number is to be changed although a code was sent to it. */
  changing: boolean;
}

/** Keeps a verification while the scene that shows it comes and goes. */
export interface VerificationStore {
  read(): VerificationSession;
  write(changed: Partial<VerificationSession>): void;
  subscribe(listener: () => void): () => void;
}

/** Begins with nothing typed. */
export function createVerificationStore(): VerificationStore {
  let session: VerificationSession = { state: initialMobileVerification, sms: initialSendCode, changing: false };
  const listeners = new Set<() => void>();
  return {
    read: () => session,
    write(changed) {
      session = { ...session, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
