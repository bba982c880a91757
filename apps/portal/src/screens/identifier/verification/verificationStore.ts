import { initialMobileVerification, type MobileVerificationState, type SlideProof } from '@lima-id/domain';
import { initialSendCode, type SendCodeSession } from '@lima-id/ui';

/** The state of the phone verification. */
export interface VerificationSession {
  state: MobileVerificationState;
  /** When the latest code was sent, and the cooldown for another. */
  sms: SendCodeSession;
  /** The number is being changed although a code was sent to it. */
  changing: boolean;
  /** The message at the slide; null while the device works instead, which needs no action. */
  slideWanted: string | null;
  /** The slide that was passed. */
  slide: SlideProof | null;
}

const begun: VerificationSession = {
  state: initialMobileVerification,
  sms: initialSendCode,
  changing: false,
  slideWanted: null,
  slide: null,
};

/** Keeps a verification while the scene that shows it unmounts and mounts. */
export interface VerificationStore {
  read(): VerificationSession;
  write(changed: Partial<VerificationSession>): void;
  subscribe(listener: () => void): () => void;
}

export function createVerificationStore(): VerificationStore {
  let session = begun;
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
