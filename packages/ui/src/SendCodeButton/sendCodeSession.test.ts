import { initialPrefixSms, type SmsEvent, smsResendSeconds } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSendCode, nextSendCode, passTime, sendCodeNews, sessionFor } from './sendCodeSession.ts';

const start = 1_780_000_000_000;
const counting = nextSendCode(nextSendCode(initialSendCode, { type: 'requested' }, start), { type: 'sent' }, start);

describe('nextSendCode', () => {
  it('remembers the moment when a code was sent', () => {
    expect(counting).toMatchObject({ sentAt: start, state: { phase: 'countdown', secondsLeft: smsResendSeconds } });
  });

  it('gives the same session back when an event means nothing', () => {
    expect(nextSendCode(counting, { type: 'requested' }, start + 5)).toBe(counting);
  });

  it('keeps the moment of the first code when asking for another fails', () => {
    const again = passTime(counting, start + 60_000);
    const failed = nextSendCode(
      nextSendCode(again, { type: 'requested' }, start + 61_000),
      { type: 'failed', code: null },
      start + 62_000,
    );
    expect(failed).toMatchObject({ sentAt: start, state: { phase: 'resend' } });
  });
});

describe('passTime', () => {
  it.each([
    ['a second has passed', 1000, 'countdown', 59],
    ['the tab slept for 47 seconds', 47_500, 'countdown', 13],
    ['the tab slept for an hour', 3_600_000, 'resend', 0],
  ])('computes from the moment of sending when %s', (_, ms, phase, secondsLeft) => {
    expect(passTime(counting, start + ms).state).toMatchObject({ phase, secondsLeft });
  });

  it('changes nothing when nothing is counted', () => {
    expect(passTime(initialSendCode, start)).toBe(initialSendCode);
  });

  it('shows the same seconds when read once or at many moments before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90_000)), fc.nat(90_000), (readings, last) => {
        const ordered = [...readings.filter((ms) => ms <= last), last].sort((one, two) => one - two);
        const often = ordered.reduce((session, ms) => passTime(session, start + ms), counting);
        expect(often.state.secondsLeft).toBe(passTime(counting, start + last).state.secondsLeft);
      }),
    );
  });
});

describe('sendCodeNews', () => {
  const events = fc.array(
    fc.oneof(
      fc.constant<SmsEvent>({ type: 'requested' }),
      fc.constant<SmsEvent>({ type: 'sent' }),
      fc.record({ type: fc.constant('failed' as const), code: fc.constantFrom(null, 900, 500) }),
      fc.record({ type: fc.constant('ticked' as const), elapsedMs: fc.nat(120_000) }),
    ),
  );

  it('announces a wait only at its start and its end, whatever happens', () => {
    fc.assert(
      fc.property(
        events,
        fc.constantFrom(initialSendCode, { state: initialPrefixSms, sentAt: null }),
        (list, first) => {
          let session = first;
          const announced: string[] = [];
          for (const event of list) {
            const next = nextSendCode(session, event, start);
            const news = sendCodeNews(session.state, next.state);
            if (news !== null) announced.push(news);
            session = next;
          }
          expect(announced.join(' ')).toMatch(/^(sent again ?)*(sent ?)?(off)?$/);
        },
      ),
    );
  });
});

describe('sessionFor', () => {
  const started = nextSendCode(nextSendCode(initialSendCode, { type: 'requested' }, 0), { type: 'sent' }, 0);
  const first = { ...started, recipient: '13800000118' };

  it('is free for a number that was corrected, and counts on for the first', () => {
    const other = sessionFor('13800000119', first, new Map(), 13_000);
    expect(other).toEqual(initialSendCode);
    const sent = { ...started, sentAt: 13_000, recipient: '13800000119' };
    const back = sessionFor('13800000118', sent, new Map([['13800000118', first]]), 20_000);
    expect(back.state).toMatchObject({ phase: 'countdown', secondsLeft: 40 });
    const typing = sessionFor('13800000118', initialSendCode, new Map([['13800000118', first]]), 20_000);
    expect(typing).toEqual(back);
  });

  it('is the same for the number that it went to, while a code is under way, and once no codes are sent', () => {
    const none = new Map();
    expect(sessionFor('13800000118', first, none, 0)).toBe(first);
    for (const phase of ['sending', 'off'] as const) {
      const bound = { ...first, state: { ...first.state, phase } };
      expect(sessionFor('13800000119', bound, none, 0)).toBe(bound);
    }
    expect(sessionFor('13800000119', started, none, 0)).toBe(started);
  });
});
