import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialPrefixSms,
  initialSms,
  nextSms,
  type SmsEvent,
  type SmsPhase,
  type SmsState,
  slideOverCode,
  smsButton,
  smsForOtherNumber,
  smsTransitions,
} from './smsButton.ts';

const requested: SmsEvent = { type: 'requested' };
const sent: SmsEvent = { type: 'sent' };
const failed: SmsEvent = { type: 'failed', code: null };
const turnedOff: SmsEvent = { type: 'failed', code: 900 };
const mailTurnedOff: SmsEvent = { type: 'failed', code: 902 };
const ticked = (elapsedMs: number): SmsEvent => ({ type: 'ticked', elapsedMs });

const after = (...events: SmsEvent[]): SmsState => events.reduce(nextSms, initialSms);
const afterOnPrefix = (...events: SmsEvent[]): SmsState => events.reduce(nextSms, initialPrefixSms);
const shown = (state: SmsState) => [state.phase, smsButton(state).label, smsButton(state).disabled];

describe('nextSms', () => {
  it.each([
    ['nothing has happened', after(), 'idle', '发送验证码', false],
    ['a code is asked for', after(requested), 'sending', '发送验证码', true],
    ['the code is sent', after(requested, sent), 'countdown', '60秒后重发', true],
    ['a second has passed', after(requested, sent, ticked(1000)), 'countdown', '59秒后重发', true],
    ['a second has all but passed', after(requested, sent, ticked(999)), 'countdown', '60秒后重发', true],
    ['a second is left', after(requested, sent, ticked(59_000)), 'countdown', '1秒后重发', true],
    ['the last second runs', after(requested, sent, ticked(59_999)), 'countdown', '1秒后重发', true],
    ['the time is over', after(requested, sent, ticked(60_000)), 'resend', '重新发送', false],
    ['the tab slept for an hour', after(requested, sent, ticked(3_600_000)), 'resend', '重新发送', false],
    ['another code is asked for', after(requested, sent, ticked(60_000), requested), 'sending', '重新发送', true],
    ['another code is sent', after(requested, sent, ticked(60_000), requested, sent), 'countdown', '60秒后重发', true],
    ['the first code fails', after(requested, failed), 'idle', '发送验证码', false],
    ['the slide is used up', after(requested, { type: 'failed', code: slideOverCode }), 'idle', '发送验证码', false],
    ['a later code fails', after(requested, sent, ticked(60_000), requested, failed), 'resend', '重新发送', false],
    ['the server turns sending off at first', after(requested, turnedOff), 'off', '短信暂停发送', true],
    [
      'the server turns sending off later',
      after(requested, sent, ticked(60_000), requested, turnedOff),
      'off',
      '短信暂停发送',
      true,
    ],
    ['the server turns sending by mail off', after(requested, mailTurnedOff), 'off', '短信暂停发送', true],
    ['a first code is sent on prefix registration', afterOnPrefix(requested, sent), 'countdown', '60秒后重发', true],
    [
      'a later code is sent on prefix registration',
      afterOnPrefix(requested, sent, ticked(60_000), requested, sent),
      'countdown',
      '10秒后重发',
      true,
    ],
    [
      'nine seconds have passed since a later code on prefix registration',
      afterOnPrefix(requested, sent, ticked(60_000), requested, sent, ticked(9_999)),
      'countdown',
      '1秒后重发',
      true,
    ],
    [
      'ten seconds have passed since a later code on prefix registration',
      afterOnPrefix(requested, sent, ticked(60_000), requested, sent, ticked(10_000)),
      'resend',
      '重新发送',
      false,
    ],
    [
      'a third code is sent on prefix registration',
      afterOnPrefix(requested, sent, ticked(60_000), requested, sent, ticked(10_000), requested, sent),
      'countdown',
      '10秒后重发',
      true,
    ],
    [
      'the first code fails and the next is sent on prefix registration',
      afterOnPrefix(requested, failed, requested, sent),
      'countdown',
      '60秒后重发',
      true,
    ],
  ] as const)('shows what may be pressed when %s', (_, state, phase, label, disabled) => {
    expect(shown(state)).toEqual([phase, label, disabled]);
  });

  it('never counts up when the clock is set back', () => {
    const half = after(requested, sent, ticked(30_000));
    expect(half.secondsLeft).toBe(30);
    expect(nextSms(half, ticked(10_000))).toBe(half);
    expect(nextSms(half, ticked(-5_000))).toBe(half);
  });

  it('gives the same object back when an event does not fit the phase', () => {
    const sending = after(requested);
    const counting = after(requested, sent);
    const resend = after(requested, sent, ticked(60_000));
    const off = after(requested, turnedOff);
    for (const event of [sent, failed, turnedOff, ticked(0)]) expect(nextSms(initialSms, event)).toBe(initialSms);
    for (const event of [requested, ticked(0), ticked(90_000)]) expect(nextSms(sending, event)).toBe(sending);
    for (const event of [requested, sent, failed, turnedOff, ticked(0), ticked(999)])
      expect(nextSms(counting, event)).toBe(counting);
    for (const event of [sent, failed, turnedOff, ticked(90_000)]) expect(nextSms(resend, event)).toBe(resend);
    for (const event of [requested, sent, failed, turnedOff, ticked(0)]) expect(nextSms(off, event)).toBe(off);
  });

  it('counts between 1 and 60 exactly during the countdown, never leaves off, and keeps to the table when events come in any order', () => {
    const event = fc.oneof(
      fc.constantFrom(requested, sent, failed, turnedOff),
      fc.integer({ min: -1000, max: 70_000 }).map(ticked),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, isPrefix) => {
        let state = isPrefix ? initialPrefixSms : initialSms;
        for (const one of events) {
          const next = nextSms(state, one);
          expect(next.phase === 'countdown').toBe(next.secondsLeft >= 1);
          expect(next.secondsLeft).toBeLessThanOrEqual(next.wait);
          expect([0, 60, isPrefix ? 10 : 60]).toContain(next.wait);
          expect(state.phase === next.phase || Object.values(smsTransitions[state.phase]).includes(next.phase)).toBe(
            true,
          );
          expect(state.phase === 'off' && next !== state).toBe(false);
          expect(one.type === 'ticked' && next.secondsLeft > state.secondsLeft).toBe(false);
          expect(smsButton(next).disabled).toBe(['sending', 'countdown', 'off'].includes(next.phase));
          state = next;
        }
      }),
    );
  });
});

describe('the button for another number', () => {
  const at = (phase: SmsPhase): SmsState => ({
    ...initialPrefixSms,
    phase,
    secondsLeft: phase === 'countdown' ? 7 : 0,
    wait: 10,
  });

  it('waits for nothing, and keeps how long later codes are waited for', () => {
    for (const phase of ['countdown', 'resend', 'idle'] as const)
      expect(smsForOtherNumber(at(phase))).toEqual(initialPrefixSms);
  });

  it('stays as it is while a code is under way, and where none are sent', () => {
    for (const phase of ['sending', 'off'] as const) expect(smsForOtherNumber(at(phase))).toEqual(at(phase));
  });
});
