import type { SlideProof } from '@lima-id/domain';

/** What the fields of the confirmation hold. */
export interface ConfirmationValues {
  mobile: string;
  /** The slide that was passed; null before. */
  slideProof: SlideProof | null;
  verifyCode: string;
}
