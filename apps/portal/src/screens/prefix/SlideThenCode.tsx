import { initialPrefixSms, type SlideProof, smsCodeExactLength } from '@lima-id/domain';
import type { Clock, SendCodeSession } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { useState } from 'react';
import { SmsCodeField } from '../../shared/account/SmsCodeField.tsx';
import { isWaiting, type SlideUse, shownSlide, unusedSlide, usableSlide } from '../../shared/account/slideUse.ts';
import { CaptchaField, type CaptchaFieldProps } from '../../shared/captcha/CaptchaField.tsx';
import type { ConfirmationValues } from './confirmationValues.ts';

interface SlideThenCodeProps {
  mobile: string;
  session: SendCodeSession | null;
  onSessionChange: (session: SendCodeSession) => void;
  now: Clock | undefined;
}

interface SlideProps extends Omit<CaptchaFieldProps, 'scene' | 'value'> {
  use: SlideUse;
  value?: SlideProof | null;
}

/** The slide as it is shown; the form keeps the passed one, even after a code was requested with it. */
function Slide({ use, value = null, ...field }: SlideProps) {
  return <CaptchaField {...field} scene="prefix" value={shownSlide(value, use)} />;
}

/**
 * The slide, and below it the code that it is needed for. Requesting the code uses the slide up, and the code replaces it then.
 */
export function SlideThenCode({ mobile, session, onSessionChange, now }: SlideThenCodeProps) {
  const begun = session ?? { state: initialPrefixSms, sentAt: null };
  const [use, setUse] = useState<SlideUse>({ ...unusedSlide, phase: begun.state.phase });
  const proof = useFormValue<ConfirmationValues, 'slideProof'>('slideProof');
  const usable = usableSlide(proof, use);
  const clock = now === undefined ? {} : { now };
  return (
    <>
      <Field<ConfirmationValues> name="slideProof">
        <Slide
          label="滑块验证"
          required
          foldOnSuccess
          use={use}
          onValueChange={() => setUse((before) => ({ ...before, spent: false }))}
          {...clock}
        />
      </Field>
      <Field<ConfirmationValues> name="verifyCode">
        <SmsCodeField
          required
          purpose="prefix"
          mobile={mobile}
          minDigits={smsCodeExactLength}
          maxDigits={smsCodeExactLength}
          proof={usable}
          enabled={isWaiting(use) || usable !== null}
          defaultSession={begun}
          onProofUsed={() => setUse((before) => ({ ...before, spent: true }))}
          onSessionChange={(next) => {
            setUse((before) => ({ ...before, phase: next.state.phase }));
            // A pending request is aborted with the dialog; its button must not wait for it forever.
            if (next.state.phase !== 'sending') onSessionChange(next);
          }}
          {...clock}
        />
      </Field>
    </>
  );
}
