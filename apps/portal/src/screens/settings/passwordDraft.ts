import type { SlideProof } from '@lima-id/domain';
import { keepDraft, takeDraft } from '../../shared/session/drafts.ts';

/** What the fields of the change of a password hold. */
export interface PasswordValues {
  /** The slide that was passed; null before. */
  slideProof: SlideProof | null;
  mobile: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
  verifyCode: string;
}

/** What somebody typed, to be given back after logging in: the slide is over by then, the number comes with the profile. */
type Typed = Omit<PasswordValues, 'slideProof' | 'mobile'>;

const form = 'changePassword';

/** Keeps what somebody typed while they log in again. */
export function keepPasswordDraft(userId: string, values: PasswordValues): void {
  const { oldPassword, newPassword, confirmPassword, verifyCode } = values;
  keepDraft(form, { userId, oldPassword, newPassword, confirmPassword, verifyCode });
}

/** Takes what somebody typed before; nothing when it was somebody else who typed. */
export function takePasswordDraft(userId: string): Partial<Typed> {
  const { userId: owner, ...typed } = takeDraft<Typed & { userId: string }>(form) ?? {};
  return owner === userId ? typed : {};
}
