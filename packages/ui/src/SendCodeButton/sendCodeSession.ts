import { initialSms, nextSms, type SmsEvent, type SmsState, smsForOtherNumber } from '@lima-id/domain';

/** State of the button and start of its countdown: keep it to show the same countdown after leaving the form. */
export interface SendCodeSession {
  state: SmsState;
  /** When the latest code was sent, in milliseconds since 1970 UTC; null before the first. */
  sentAt: number | null;
  /** Recipient of the latest code; absent before the first, and when the button has no `recipient`. */
  recipient?: string | undefined;
}

/** Result of a request for a code; `code` is the response code, if any. */
export type SendCodeVerdict = { ok: true } | { ok: false; code?: number | null | undefined };

/** The button of account forms before its first use. */
export const initialSendCode: SendCodeSession = { state: initialSms, sentAt: null };

/** What is announced about a change; ticks of a countdown are not. */
export type SendCodeNews = 'sent' | 'again' | 'off';

/** The session after an event at `moment`. Returns the same object when the event changes nothing. */
export function nextSendCode(session: SendCodeSession, event: SmsEvent, moment: number): SendCodeSession {
  const state = nextSms(session.state, event);
  if (state === session.state) return session;
  return { ...session, state, sentAt: event.type === 'sent' ? moment : session.sentAt };
}

/** The session after time has passed without an event. */
export function passTime(session: SendCodeSession, moment: number): SendCodeSession {
  if (session.state.phase !== 'countdown' || session.sentAt === null) return session;
  return nextSendCode(session, { type: 'ticked', elapsedMs: moment - session.sentAt }, moment);
}

/**
 * The session when the recipient of the next code changes: with the rest of the new recipient's own cooldown, if any. Returns the same
 * object when nothing changes.
 */
export function sessionFor(
  recipient: string,
  session: SendCodeSession,
  others: ReadonlyMap<string, SendCodeSession>,
  moment: number,
): SendCodeSession {
  const { state, recipient: before } = session;
  const other = smsForOtherNumber(state);
  if (before === recipient || other === state) return session;
  const known = others.get(recipient);
  if (known !== undefined) return passTime(known, moment);
  return before === undefined ? session : { state: other, sentAt: null };
}

/** The announcement for a change of the session; null for none. */
export function sendCodeNews(before: SmsState, after: SmsState): SendCodeNews | null {
  if (before.phase === after.phase) return null;
  if (after.phase === 'countdown') return 'sent';
  if (after.phase === 'off') return 'off';
  return before.phase === 'countdown' ? 'again' : null;
}
