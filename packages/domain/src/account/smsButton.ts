import { prefixSmsResendSeconds, smsResendSeconds } from '../limits.ts';
import { accountMessages } from '../messages/account.ts';

/** Where the button that sends an SMS code stands. */
export type SmsPhase = 'idle' | 'sending' | 'countdown' | 'resend' | 'off';

/** The button that sends an SMS code. */
export interface SmsState {
  phase: SmsPhase;
  /** Seconds left of the countdown; 1 or more during it, else 0. */
  secondsLeft: number;
  /** Seconds of the latest countdown; 0 before the first code. */
  wait: number;
  /** Seconds to wait after every code but the first. */
  waitAgain: number;
}

/**
 * What happens to the button. During the countdown the caller sends `ticked` about once a second; `elapsedMs` counts from
 * the moment of `sent`, so that a tab that slept catches up. `code` is the server's, null when it gave none.
 */
export type SmsEvent =
  | { type: 'requested' }
  | { type: 'sent' }
  | { type: 'failed'; code: number | null }
  | { type: 'ticked'; elapsedMs: number };

/** The server's code when the platform sends no SMS, or no mail, now: the button is off for good. Source: docs/rules/account.md. */
export const smsOffCode = 900;

/** The server's code when a slide is used up, over or of another scene: another one is wanted. Source: docs/rules/account.md. */
export const slideOverCode = 901;

/** The button of account forms before its first use. */
export const initialSms: SmsState = { phase: 'idle', secondsLeft: 0, wait: 0, waitAgain: smsResendSeconds };

/** The button of prefix registration before its first use: a short wait after every code but the first. */
export const initialPrefixSms: SmsState = { ...initialSms, waitAgain: prefixSmsResendSeconds };

/** What an event amounts to, once the server's code, the codes sent before and the time left are looked at. */
export type SmsStep = 'requested' | 'sent' | 'failed' | 'failedAgain' | 'turnedOff' | 'ticked' | 'elapsed';

/** The phase that each step leads to; a step that is missing changes nothing. Source: docs/rules/account.md. */
export const smsTransitions: Record<SmsPhase, Partial<Record<SmsStep, SmsPhase>>> = {
  idle: { requested: 'sending' },
  sending: { sent: 'countdown', failed: 'idle', failedAgain: 'resend', turnedOff: 'off' },
  countdown: { ticked: 'countdown', elapsed: 'resend' },
  resend: { requested: 'sending' },
  off: {},
};

function stepOf(state: SmsState, event: SmsEvent, secondsLeft: number): SmsStep {
  if (event.type === 'ticked') return secondsLeft === 0 ? 'elapsed' : 'ticked';
  if (event.type !== 'failed') return event.type;
  if (event.code === smsOffCode) return 'turnedOff';
  return state.wait > 0 ? 'failedAgain' : 'failed';
}

/** The button after an event. The same state object comes back when the event changes nothing. */
export function nextSms(state: SmsState, event: SmsEvent): SmsState {
  const passed = event.type === 'ticked' ? Math.floor(event.elapsedMs / 1000) : 0;
  // A clock set back must not lengthen the wait.
  const secondsLeft = Math.max(0, Math.min(state.secondsLeft, state.wait - passed));
  const phase = smsTransitions[state.phase][stepOf(state, event, secondsLeft)];
  if (phase === undefined || (event.type === 'ticked' && secondsLeft === state.secondsLeft)) return state;
  if (event.type !== 'sent') return { ...state, phase, secondsLeft };
  const wait = state.wait > 0 ? state.waitAgain : smsResendSeconds;
  return { ...state, phase, secondsLeft: wait, wait };
}

/**
 * The button for another number than the one that the latest code went to: as before its first use, since the wait belongs to the number.
 * Off is off for every number, and what is under way is waited for. Source: docs/rules/account.md.
 */
export function smsOfOther(state: SmsState): SmsState {
  const isBound = state.phase === 'off' || state.phase === 'sending';
  return isBound ? state : { ...initialSms, waitAgain: state.waitAgain };
}

/**
 * What the button shows, and whether it may be pressed: not while sending, not during the countdown, not when sending is off. `off` is its
 * label when the platform sends none, for codes that do not come by SMS.
 */
export function smsButton(state: SmsState, off: string = accountMessages.smsOff): { label: string; disabled: boolean } {
  const again = state.wait > 0 ? accountMessages.smsResend : accountMessages.smsSend;
  const label = state.phase === 'off' ? off : again;
  return {
    label: state.phase === 'countdown' ? accountMessages.smsWait.replace('{n}', String(state.secondsLeft)) : label,
    disabled: state.phase !== 'idle' && state.phase !== 'resend',
  };
}
