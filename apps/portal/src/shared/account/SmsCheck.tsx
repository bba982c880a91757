import { accountMessages, type SlideProof } from '@lima-id/domain';
import type { SendCodeButtonProps } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { useState } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';
import { shownSlide, unusedSlide, usableSlide } from './slideUse.ts';

/** Fields of a form in which a code is asked for. */
interface CodeForm {
  mobile: string;
  verifyCode: string;
  /** The code to the number that the account has, where the form changes it. */
  oldVerifyCode: string;
}

export interface SmsCheckProps extends Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** What the slide and the code are for. */
  purpose: 'codeLogin' | 'register' | 'resetPassword' | 'changeMobile' | 'newMobile';
  /** The field of the code, and what it is called. */
  field?: 'verifyCode' | 'oldVerifyCode';
  label?: string;
  /** Who gets the code; the value of the form's field `mobile` by default. */
  recipient?: string;
  size?: 'md' | 'lg';
  /** The labels are read aloud but not shown. */
  labelHidden?: boolean;
  /** How often the form has failed: with each time a slide that was not used is to be made anew. */
  failures?: number;
}

/**
 * Slide, send, code: two rows of a form that has the fields `mobile` and `verifyCode`. A slide that was used stays shown as passed
 * until another code may be sent; only then is there another to be slid.
 */
export function SmsCheck({
  purpose,
  size = 'md',
  labelHidden = false,
  failures = 0,
  field = 'verifyCode',
  label = '验证码',
  recipient,
  onSessionChange,
  now = Date.now,
  ...button
}: SmsCheckProps) {
  const typed = useFormValue<CodeForm, 'mobile'>('mobile');
  const [proof, setProof] = useState<SlideProof | null>(null);
  const [use, setUse] = useState(unusedSlide);
  const [missing, setMissing] = useState('');
  const required = !labelHidden;
  const [failuresSeen, setFailuresSeen] = useState(failures);
  if (failures !== failuresSeen) {
    setFailuresSeen(failures);
    if (!use.spent) setProof(null);
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
        value={shownSlide(proof, use)}
        onValueChange={(passed) => {
          setProof(passed);
          setUse((before) => ({ ...before, spent: false }));
          setMissing('');
        }}
      />
      <Field<CodeForm> name={field}>
        <SmsCodeField
          {...button}
          now={now}
          purpose={purpose}
          mobile={recipient ?? typed}
          proof={usableSlide(proof, use)}
          onProofUsed={() => setUse((before) => ({ ...before, spent: true }))}
          onProofMissing={() => setMissing(accountMessages.slideMissing)}
          onSessionChange={(session) => {
            setUse((before) => ({ ...before, phase: session.state.phase }));
            onSessionChange?.(session);
          }}
          label={label}
          labelHidden={labelHidden}
          required={required}
          size={size}
        />
      </Field>
    </>
  );
}
