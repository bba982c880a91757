'use client';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { useClock } from '../Countdown/useClock.ts';
import type { Clock } from '../Countdown/useTicks.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './SendCodeButton.styles.ts';
import { type CodeChannel, sendCodeButtonTexts } from './SendCodeButton.texts.ts';
import { initialSendCode, type SendCodeSession, type SendCodeVerdict } from './sendCodeSession.ts';
import { useSendCode } from './useSendCode.ts';

/** Props of the button in addition to the attributes of its root. */
export interface SendCodeButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Requests a code from the server. `{ ok: true }` starts the countdown; a failure with response code 900 (902 for mail) disables the
   * button permanently; after any other failure, including a rejected promise, the reader can retry. The caller shows the error.
   */
  onSend: () => Promise<SendCodeVerdict>;
  /** Called when a code has been sent, e.g. to focus the code field. */
  onSent?: (() => void) | undefined;
  /**
   * The form is not ready to request a code: the captcha is not passed, or the mobile number is incomplete.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The recipient of the next code, such as a mobile number: the cooldown is per recipient, so that another one need not wait. */
  recipient?: string | undefined;
  /**
   * How codes are sent, named when sending is off.
   * @default 'sms'
   */
  channel?: CodeChannel | undefined;
  /**
   * Heights of 40 and 48 px, like the field next to it.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * Initial state of the button; with the rule's `initialPrefixSms` it is that of prefix registration.
   * @default initialSendCode
   */
  defaultSession?: SendCodeSession | undefined;
  /** Called on every change, including each second of a countdown. */
  onSessionChange?: ((session: SendCodeSession) => void) | undefined;
  /** The clock; by default that of the nearest `ClockProvider`. Read once, on mount. */
  now?: Clock | undefined;
}

/**
 * Sends a code by SMS or mail, then counts down until another may be sent. It keeps the focus while disabled, and announces the start and
 * the end of the countdown, not its seconds.
 */
export function SendCodeButton({
  onSend,
  onSent,
  disabled = false,
  size = 'md',
  defaultSession = initialSendCode,
  onSessionChange,
  recipient,
  channel = 'sms',
  now: own,
  ...rest
}: SendCodeButtonProps) {
  const texts = useTexts('sendCodeButton', sendCodeButtonTexts);
  const now = useClock(own);
  const newsId = useId();
  const { state, news, send } = useSendCode({ defaultSession, recipient, now, onSend, onSent, onSessionChange });
  const waits = state.phase === 'countdown' || state.phase === 'off';
  const off = channel === 'mail' ? texts.mailOff : texts.off;
  const announcement = state.phase === 'off' ? off : news === 'sent' ? texts.sent(state.wait) : news && texts[news];
  return (
    <Root {...rest} data-state={state.phase}>
      <Button
        variant="secondary"
        size={size}
        disabled={disabled}
        loading={state.phase === 'sending'}
        aria-disabled={waits || undefined}
        aria-describedby={state.phase === 'off' ? newsId : undefined}
        onClick={() => void send()}
      >
        {texts.label(state, channel)}
      </Button>
      <VisuallyHidden as="output" id={newsId}>
        {announcement}
      </VisuallyHidden>
    </Root>
  );
}
