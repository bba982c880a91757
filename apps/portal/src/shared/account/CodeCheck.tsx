import type { CaptchaScene } from '@lima-id/api';
import { accountMessages, type SlideProof } from '@lima-id/domain';
import type { SendCodeButtonProps } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import { type ReactElement, useState } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import type { CodeEntryProps } from './SentCodeField.tsx';
import { shownSlide, unusedSlide, usableSlide } from './slideUse.ts';

/** Fields of a form for codes; the second is that of the recipient whom the form changes. */
interface CodeForm {
  verifyCode: string;
  oldVerifyCode: string;
}

export interface CodeCheckProps extends Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** The field of the code, and what it is called. */
  field?: keyof CodeForm;
  label?: string;
  size?: 'md' | 'lg';
  /** The labels are read aloud but not shown. */
  labelHidden?: boolean;
  /** How often the form has failed: each time, a slide that was not used has to be made again. */
  failures?: number;
}

interface OwnProps extends CodeCheckProps {
  /** What the slide is for. */
  scene: CaptchaScene;
  /** The field of the code, for the channel by which it comes. */
  children: (code: CodeEntryProps) => ReactElement;
}

/**
 * Slide, send, code: two rows of a form. A slide that was used stays shown as passed until another code may be sent; only then is there
 * another to be slid.
 */
export function CodeCheck({
  scene,
  size = 'md',
  labelHidden = false,
  failures = 0,
  field = 'verifyCode',
  label = '验证码',
  onSessionChange,
  now = Date.now,
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
