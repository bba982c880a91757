import { initialSms, nextSms, type SmsEvent, type SmsState, smsOfOther } from '@lima-id/domain';

/** Where the button stands, and since when it counts: keep it to show the same countdown after the form was left. */
export interface SendCodeSession {
  state: SmsState;
  /** When the latest code was sent, in milliseconds since 1970; null before the first. */
  sentAt: number | null;
  /** Whom the latest code was asked for; absent before the first, and where the button has no `recipient`. */
  recipient?: string;
}

/** How a request for a code ended; `code` is the server's, where it gave one. */
export type SendCodeVerdict = { ok: true } | { ok: false; code?: number | null };

/** The button of account forms before its first use. */
export const initialSendCode: SendCodeSession = { state: initialSms, sentAt: null };

/** What is read aloud about a change; every tick of a countdown is none. */
export type SendCodeNews = 'sent' | 'again' | 'off';

/** The session after an event at a moment. The same object comes back when the event changes nothing. */
export function nextSendCode(session: SendCodeSession, event: SmsEvent, moment: number): SendCodeSession {
  const state = nextSms(session.state, event);
  if (state === session.state) return session;
  return { ...session, state, sentAt: event.type === 'sent' ? moment : session.sentAt };
}

/** The session after some time without an event. */
export function passTime(session: SendCodeSession, moment: number): SendCodeSession {
  if (session.state.phase !== 'countdown' || session.sentAt === null) return session;
  return nextSendCode(session, { type: 'ticked', elapsedMs: moment - session.sentAt }, moment);
}

/**
 * The session for the recipient of the next code, when that is another than before: what is left of a wait of their own, else
 * none. The same object comes back when nothing changes.
 */
export function sessionFor(
  recipient: string,
  session: SendCodeSession,
  others: ReadonlyMap<string, SendCodeSession>,
  moment: number,
): SendCodeSession {
  const { state, recipient: before } = session;
  const other = smsOfOther(state);
  if (before === recipient || other === state) return session;
  const known = others.get(recipient);
  if (known !== undefined) return passTime(known, moment);
  return before === undefined ? session : { state: other, sentAt: null };
}

/** What a change from one session to the next is worth saying; null when nothing is. */
export function sendCodeNews(before: SmsState, after: SmsState): SendCodeNews | null {
  if (before.phase === after.phase) return null;
  if (after.phase === 'countdown') return 'sent';
  if (after.phase === 'off') return 'off';
  return before.phase === 'countdown' ? 'again' : null;
}
