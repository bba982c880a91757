import { accountMessages, type SlideProof } from '@lima-id/domain';
import type { SendCodeButtonProps, SendCodeSession } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { useState } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';

/** Fields of a form in which a code is asked for. */
interface CodeForm {
  mobile: string;
  verifyCode: string;
}

export interface SmsCheckProps extends Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** What the slide and the code are for. */
  purpose: 'codeLogin' | 'register' | 'resetPassword';
  size?: 'md' | 'lg';
  /** The labels are read aloud but not shown. */
  labelHidden?: boolean;
  /** How often the form has failed: with each time a slide that was not used is to be made anew. */
  failures?: number;
}

/** A slide, and whether a code was asked for with it. */
interface Slide {
  proof: SlideProof | null;
  used: boolean;
}

const unslid: Slide = { proof: null, used: false };

/**
 * Slide, send, code: two rows of a form that has the fields `mobile` and `verifyCode`. A slide that was used stays shown as passed
 * until another code may be sent; only then is there another to be slid.
 */
export function SmsCheck({
  purpose,
  size = 'md',
  labelHidden = false,
  failures = 0,
  onSessionChange,
  now = Date.now,
  ...button
}: SmsCheckProps) {
  const mobile = useFormValue<CodeForm, 'mobile'>('mobile');
  const [slide, setSlide] = useState(unslid);
  const [missing, setMissing] = useState('');
  const required = !labelHidden;
  const [failuresSeen, setFailuresSeen] = useState(failures);
  if (failures !== failuresSeen) {
    setFailuresSeen(failures);
    setSlide((before) => (before.used ? before : unslid));
  }

  function follow(session: SendCodeSession) {
    const { phase } = session.state;
    if (phase !== 'sending' && phase !== 'countdown') {
      setSlide((before) => (before.used ? unslid : before));
    }
    onSessionChange?.(session);
  }

  return (
    <>
      <CaptchaField
        scene={purpose}
        labelHidden={labelHidden}
        required={required}
        foldOnSuccess
        now={now}
        error={missing}
        value={slide.proof}
        onValueChange={(proof) => {
          setSlide({ proof, used: false });
          setMissing('');
        }}
      />
      <Field<CodeForm> name="verifyCode">
        <SmsCodeField
          {...button}
          now={now}
          purpose={purpose}
          mobile={mobile}
          proof={slide.used ? null : slide.proof}
          onProofUsed={() => setSlide((before) => ({ ...before, used: true }))}
          onProofMissing={() => setMissing(accountMessages.slideMissing)}
          onSessionChange={follow}
          label="验证码"
          labelHidden={labelHidden}
          required={required}
          size={size}
        />
      </Field>
    </>
  );
}
