import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Clock } from '../Countdown/useTicks.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './SendCodeButton.styles.ts';
import { type CodeChannel, sendCodeButtonTexts } from './SendCodeButton.texts.ts';
import { initialSendCode, type SendCodeSession, type SendCodeVerdict } from './sendCodeSession.ts';
import { useSendCode } from './useSendCode.ts';

/** What the button takes besides the attributes of its root. */
export interface SendCodeButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Asks the server for a code. The answer `{ ok: true }` starts the countdown; a failure with the server's code 900 turns
   * the button off for good, every other failure, a rejected promise too, lets the reader press again. The caller says why.
   */
  onSend: () => Promise<SendCodeVerdict>;
  /** Called when a code has been sent: the place to move the focus to the field of the code. */
  onSent?: () => void;
  /** The form is not ready for a code: no slide yet, or no whole mobile number. */
  disabled?: boolean;
  /** Who gets the next code, such as a mobile number: the wait belongs to it, so that another one need not wait. */
  recipient?: string;
  /** How codes come, which is named when none are sent; by SMS unless given. */
  channel?: CodeChannel;
  /** Heights of 40 and 48 px, as the field beside it. */
  size?: 'md' | 'lg';
  /** Where the button stands at first; the rule's `initialPrefixSms` makes it that of prefix registration. */
  defaultSession?: SendCodeSession;
  /** Called at every change, each second of a countdown too. */
  onSessionChange?: (session: SendCodeSession) => void;
  /** The clock; that of the machine by default. Read once, when the button appears. */
  now?: Clock;
}

/**
 * Sends a code by SMS or mail, then counts down until another may be sent. It keeps the focus while it cannot be pressed, and tells
 * the start and the end of the wait, not its seconds.
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
  now = Date.now,
  ...rest
}: SendCodeButtonProps) {
  const texts = useTexts('sendCodeButton', sendCodeButtonTexts);
  const newsId = useId();
  const { state, news, send } = useSendCode({ defaultSession, recipient, now, onSend, onSent, onSessionChange });
  const waits = state.phase === 'countdown' || state.phase === 'off';
  const off = channel === 'mail' ? texts.mailOff : texts.off;
  const said = state.phase === 'off' ? off : news === 'sent' ? texts.sent(state.wait) : news && texts[news];
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
      <VisuallyHidden>
        <output id={newsId}>{said}</output>
      </VisuallyHidden>
    </Root>
  );
}
