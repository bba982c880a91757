import type { SlideProof } from '@lima-id/domain';
import { keepDraft, takeDraft } from '../../shared/session/drafts.ts';

export interface PasswordValues {
  /** The slide that was passed; null before. */
  slideProof: SlideProof | null;
  mobile: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
  verifyCode: string;
}

/** The input of a user, restored after logging in: the slide has expired by then. */
type Typed = Omit<PasswordValues, 'slideProof'>;

const form = 'changePassword';

/** Keeps the input while its user logs in again. */
export function keepPasswordDraft(userId: string, values: PasswordValues): void {
  const { mobile, oldPassword, newPassword, confirmPassword, verifyCode } = values;
  keepDraft(form, { userId, mobile, oldPassword, newPassword, confirmPassword, verifyCode });
}

/** Takes the earlier input; nothing when it was another user's. */
export function takePasswordDraft(userId: string): Partial<Typed> {
  const { userId: owner, ...typed } = takeDraft<Typed & { userId: string }>(form) ?? {};
  return owner === userId ? typed : {};
}
