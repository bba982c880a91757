import type { SmsPurpose } from '@lima-id/api';
import { accountMessages, readMobile, type SlideProof, typedMobile } from '@lima-id/domain';
import {
  CodeField,
  type CodeFieldProps,
  SendCodeButton,
  type SendCodeButtonProps,
  type SendCodeVerdict,
  useToast,
} from '@lima-id/ui';
import { useFormActions } from '@lima-id/ui/form';
import { type RefCallback, useRef } from 'react';
import { RequestFailure } from '../api/request.ts';
import { askAccount } from '../session/askAccount.ts';
import { failureText } from './failureText.ts';

export interface SmsCodeFieldProps
  extends Omit<CodeFieldProps, 'action' | 'label' | 'inputRef' | 'look'>,
    Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** The field's name; 验证码 unless told. */
  label?: string;
  /** What the code is for. The slide is for the same: its scene has the same name. */
  purpose: SmsPurpose;
  /** The number that gets the code, as typed. A wrong one is told at the form's field `mobile`. */
  mobile: string;
  /** The passed slide; null before. */
  proof: SlideProof | null;
  /** The slide was used up by asking for a code, whatever became of it: give null from now on. */
  onProofUsed: () => void;
  /** A code was asked for without a slide: the place to say so. Unless told, a notice says it. */
  onProofMissing?: () => void;
  /** False as long as no code may be asked for. */
  enabled?: boolean;
  inputRef?: RefCallback<HTMLInputElement>;
}

/** The field for a code that is sent by SMS, with the button that sends it. It stands in a form that has a field `mobile`. */
export function SmsCodeField({
  label = '验证码',
  purpose,
  mobile,
  proof,
  onProofUsed,
  onProofMissing,
  enabled = true,
  size = 'md',
  disabled = false,
  defaultSession,
  onSessionChange,
  now,
  inputRef,
  ...field
}: SmsCodeFieldProps) {
  const toast = useToast();
  const { check } = useFormActions<{ mobile: string }>();
  const input = useRef<HTMLInputElement>(null);
  const button = {
    ...(defaultSession === undefined ? {} : { defaultSession }),
    ...(onSessionChange === undefined ? {} : { onSessionChange }),
    ...(now === undefined ? {} : { now }),
  };

  const warn = (text: string) => toast.show({ tone: 'danger', text });

  async function send(): Promise<SendCodeVerdict> {
    const number = readMobile(mobile);
    if (number === null) {
      if (await check('mobile')) warn(accountMessages.mobileWrong);
      return { ok: false };
    }
    if (proof === null) {
      if (onProofMissing === undefined) warn(accountMessages.slideMissing);
      else onProofMissing();
      return { ok: false };
    }
    try {
      await askAccount((calls) => calls.sendSmsCode, { mobile: number, purpose, ...proof });
      return { ok: true };
    } catch (error) {
      warn(failureText(error, accountMessages.smsFailed));
      return { ok: false, code: error instanceof RequestFailure ? error.result.code : null };
    } finally {
      onProofUsed();
    }
  }

  return (
    <CodeField
      placeholder="请输入验证码"
      {...field}
      label={label}
      size={size}
      disabled={disabled}
      inputRef={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      action={
        <SendCodeButton
          {...button}
          recipient={typedMobile(mobile)}
          size={size}
          disabled={disabled || !enabled}
          onSend={send}
          onSent={() => input.current?.focus()}
        />
      }
    />
  );
}
