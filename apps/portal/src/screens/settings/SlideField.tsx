import type { SlideProof } from '@lima-id/domain';
import { type SlideUse, shownSlide } from '../../shared/account/slideUse.ts';
import { CaptchaField, type CaptchaFieldProps } from '../../shared/captcha/CaptchaField.tsx';

interface SlideFieldProps extends Omit<CaptchaFieldProps, 'scene' | 'value'> {
  use: SlideUse;
  /** The slide that was passed last; the form keeps it even when it can be used no more. */
  value?: SlideProof | null;
}

/** The slide that an SMS code requires. */
export function SlideField({ use, value = null, ...rest }: SlideFieldProps) {
  return <CaptchaField {...rest} scene="changePassword" value={shownSlide(value, use)} />;
}
