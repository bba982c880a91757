import { readMobile } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { useState } from 'react';
import { SmsCodeField } from '../../shared/account/SmsCodeField.tsx';
import { isWaiting, unusedSlide, usableSlide } from '../../shared/account/slideUse.ts';
import type { PasswordValues } from './passwordDraft.ts';
import { SlideField } from './SlideField.tsx';

/** The slide and the code that it is needed for: the button is enabled once the slide is passed and the form's number is complete. */
export function SlideAndCode({ now }: { now?: Clock | undefined }) {
  const [use, setUse] = useState(unusedSlide);
  const mobile = useFormValue<PasswordValues, 'mobile'>('mobile');
  const proof = useFormValue<PasswordValues, 'slideProof'>('slideProof');
  const usable = usableSlide(proof, use);
  const clock = now === undefined ? {} : { now };
  return (
    <>
      <Field<PasswordValues> name="slideProof">
        <SlideField
          label="滑块验证"
          required
          use={use}
          onValueChange={() => setUse((before) => ({ ...before, spent: false }))}
        />
      </Field>
      <Field<PasswordValues> name="verifyCode">
        <SmsCodeField
          required
          purpose="changePassword"
          mobile={mobile}
          proof={usable}
          enabled={isWaiting(use) || (usable !== null && readMobile(mobile) !== null)}
          onProofUsed={() => setUse((before) => ({ ...before, spent: true }))}
          onSessionChange={({ state: { phase } }) => setUse((before) => ({ ...before, phase }))}
          {...clock}
        />
      </Field>
    </>
  );
}
