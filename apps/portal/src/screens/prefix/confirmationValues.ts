import type { SlideProof } from '@lima-id/domain';

export interface ConfirmationValues {
  mobile: string;
  /** The slide that was passed; null before. */
  slideProof: SlideProof | null;
  verifyCode: string;
}
