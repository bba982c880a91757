import type { CaptchaScene } from '@lima-id/api';
import { accountMessages, type SlideProof } from '@lima-id/domain';
import type { SendCodeButtonProps } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import { type ReactElement, useState } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { serverTime } from '../clock/serverTime.ts';
import type { CodeEntryProps } from './SentCodeField.tsx';
import { shownSlide, unusedSlide, usableSlide } from './slideUse.ts';

/** Form fields for codes; the second is that of the new recipient. */
interface CodeForm {
  verifyCode: string;
  oldVerifyCode: string;
}

export interface CodeCheckProps extends Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** The field of the code, and its label. */
  field?: keyof CodeForm;
  label?: string;
  size?: 'md' | 'lg';
  /** The labels are read aloud but not shown. */
  labelHidden?: boolean;
  /** The number of failed submissions: after each, an unused slide has to be passed again. */
  failures?: number;
}

interface OwnProps extends CodeCheckProps {
  /** What the slide is for. */
  scene: CaptchaScene;
  /** The field of the code, for the channel by which it comes. */
  children: (code: CodeEntryProps) => ReactElement;
}

/**
 * Slide, send, code: two rows of a form. A used slide stays shown as passed until another code may be sent; only then is another
 * one required.
 */
export function CodeCheck({
  scene,
  size = 'md',
  labelHidden = false,
  failures = 0,
  field = 'verifyCode',
  label = '验证码',
  onSessionChange,
  now = serverTime,
  children,
  ...button
}: OwnProps) {
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
        scene={scene}
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
        {children({
          ...button,
          now,
          proof: usableSlide(proof, use),
          onProofUsed: () => setUse((before) => ({ ...before, spent: true })),
          onProofMissing: () => setMissing(accountMessages.slideMissing),
          onSessionChange: (session) => {
            setUse((before) => ({ ...before, phase: session.state.phase }));
            onSessionChange?.(session);
          },
          label,
          labelHidden,
          required,
          size,
        })}
      </Field>
    </>
  );
}
