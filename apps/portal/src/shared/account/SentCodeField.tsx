import { accountMessages, type SlideProof } from '@lima-id/domain';
import {
  CodeField,
  type CodeFieldProps,
  SendCodeButton,
  type SendCodeButtonProps,
  type SendCodeVerdict,
  useToast,
} from '@lima-id/ui';
import { type RefCallback, useRef } from 'react';
import { RequestFailure } from '../api/request.ts';
import { isSessionOver } from '../session/sessionOver.ts';
import { failureText } from './failureText.ts';

/** Sends a code with a passed slide; rejects with the failure. */
export type SendCode = (proof: SlideProof) => Promise<unknown>;

/** The props of a code field for any channel. */
export interface CodeEntryProps
  extends Omit<CodeFieldProps, 'action' | 'label' | 'ref' | 'look'>,
    Pick<SendCodeButtonProps, 'defaultSession' | 'onSessionChange' | 'now'> {
  /** The field's name; 验证码 unless given. */
  label?: string;
  /** The passed slide; null before. */
  proof: SlideProof | null;
  /** Requesting a code used the slide up, whatever its outcome: pass null from now on. */
  onProofUsed: () => void;
  /** Called when a code is requested without a slide. Without it, a notification is shown. */
  onProofMissing?: () => void;
  /** False while no code may be requested. */
  enabled?: boolean;
  ref?: RefCallback<HTMLInputElement>;
}

interface SentCodeFieldProps extends CodeEntryProps, Required<Pick<SendCodeButtonProps, 'channel' | 'recipient'>> {
  /** Returns what sends a code to the current recipient; null when the recipient is invalid, which the form then reports. */
  prepare: () => Promise<SendCode | null>;
  /** Shown when the server refuses without a message. */
  failed: string;
  /** Called instead of showing the failure when the session has expired. */
  onOver?: () => void;
}

/** The field for a code that is sent, with the button that sends it. */
export function SentCodeField({
  label = '验证码',
  channel,
  recipient,
  prepare,
  failed,
  onOver,
  proof,
  onProofUsed,
  onProofMissing,
  enabled = true,
  size = 'md',
  disabled = false,
  defaultSession,
  onSessionChange,
  now,
  ref,
  ...field
}: SentCodeFieldProps) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const button = {
    ...(defaultSession === undefined ? {} : { defaultSession }),
    ...(onSessionChange === undefined ? {} : { onSessionChange }),
    ...(now === undefined ? {} : { now }),
  };

  const warn = (text: string) => toast.show({ tone: 'danger', text });

  async function send(): Promise<SendCodeVerdict> {
    const ask = await prepare();
    if (ask === null) return { ok: false };
    if (proof === null) {
      if (onProofMissing === undefined) warn(accountMessages.slideMissing);
      else onProofMissing();
      return { ok: false };
    }
    try {
      await ask(proof);
      return { ok: true };
    } catch (error) {
      if (onOver !== undefined && isSessionOver(error)) {
        onOver();
        return { ok: false };
      }
      warn(failureText(error, failed));
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
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      action={
        <SendCodeButton
          {...button}
          channel={channel}
          recipient={recipient}
          size={size}
          disabled={disabled || !enabled}
          onSend={send}
          onSent={() => input.current?.focus()}
        />
      }
    />
  );
}
