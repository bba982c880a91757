import { accountMessages } from '../messages/account.ts';
import { prefixSmsResendSeconds, smsResendSeconds } from './limits.ts';

/** The phase of the button that sends an SMS code. */
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
 * What happens to the button. During the countdown the caller sends `ticked` about once a second; `elapsedMs` counts from the moment of
 * `sent`, so that a suspended tab catches up. `code` is the response code, null without one.
 */
export type SmsEvent =
  | { type: 'requested' }
  | { type: 'sent' }
  | { type: 'failed'; code: number | null }
  | { type: 'ticked'; elapsedMs: number };

/** The response code while the platform sends no SMS: the button is disabled permanently. Source: docs/rules/account.md. */
export const smsOffCode = 900;

/** The response code while the platform sends no mail: the button for codes by mail is disabled. Source: docs/rules/account.md. */
export const mailOffCode = 902;

/** The response code when a slide proof is used up, expired or of another scene: a new one is required. Source: docs/rules/account.md. */
export const slideOverCode = 901;

/** The button of account forms before its first use. */
export const initialSms: SmsState = { phase: 'idle', secondsLeft: 0, wait: 0, waitAgain: smsResendSeconds };

/** The button of prefix registration before its first use: a short wait after every code but the first. */
export const initialPrefixSms: SmsState = { ...initialSms, waitAgain: prefixSmsResendSeconds };

/** What an event means given the response code, the codes sent before and the time left. */
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
  if (event.code === smsOffCode || event.code === mailOffCode) return 'turnedOff';
  return state.wait > 0 ? 'failedAgain' : 'failed';
}

/** The button after an event. Returns the same state object when the event changes nothing. */
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
 * The button for another number than the one that the latest code went to: as before its first use, since the wait belongs to the number. A
 * disabled button stays disabled for every number, and a send in progress continues. Source: docs/rules/account.md.
 */
export function smsForOtherNumber(state: SmsState): SmsState {
  const isBound = state.phase === 'off' || state.phase === 'sending';
  return isBound ? state : { ...initialSms, waitAgain: state.waitAgain };
}

/**
 * What the button shows, and whether it may be pressed: not while sending, not during the countdown, not when sending is off. `off` is its
 * label while sending is off, for codes that are not sent by SMS.
 */
export function smsButton(state: SmsState, off: string = accountMessages.smsOff): { label: string; disabled: boolean } {
  const again = state.wait > 0 ? accountMessages.smsResend : accountMessages.smsSend;
  const label = state.phase === 'off' ? off : again;
  return {
    label: state.phase === 'countdown' ? accountMessages.smsWait.replace('{n}', String(state.secondsLeft)) : label,
    disabled: state.phase !== 'idle' && state.phase !== 'resend',
  };
}
