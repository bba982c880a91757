import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialMobileVerification,
  type MobileVerificationEvent,
  type MobileVerificationPhase,
  type MobileVerificationState,
  mobileVerificationTransitions,
  nextMobileVerification,
  sceneCodeForm,
  sceneMobileForm,
} from './mobileVerification.ts';

const mobileTyped = (mobile = '13800000000'): MobileVerificationEvent => ({ type: 'mobileTyped', mobile });
const codeTyped = (verifyCode = '123456'): MobileVerificationEvent => ({ type: 'codeTyped', verifyCode });
const refused = (message = '验证码已过期'): MobileVerificationEvent => ({ type: 'refused', message });
const mobileSubmitted: MobileVerificationEvent = { type: 'mobileSubmitted' };
const codeSubmitted: MobileVerificationEvent = { type: 'codeSubmitted' };
const codeAsked: MobileVerificationEvent = { type: 'codeAsked' };
const accepted: MobileVerificationEvent = { type: 'accepted' };
const after = (...events: MobileVerificationEvent[]) =>
  events.reduce(nextMobileVerification, initialMobileVerification);

/** A way to each phase, with a number and, from the code on, a code. */
const ways: Record<MobileVerificationPhase, MobileVerificationEvent[]> = {
  mobile: [mobileTyped()],
  sending: [mobileTyped(), mobileSubmitted],
  code: [mobileTyped(), mobileSubmitted, codeAsked, codeTyped()],
  resending: [mobileTyped(), mobileSubmitted, codeAsked, codeTyped(), mobileSubmitted],
  checking: [mobileTyped(), mobileSubmitted, codeAsked, codeTyped(), codeSubmitted],
  verified: [mobileTyped(), mobileSubmitted, accepted],
};
const fresh: MobileVerificationEvent[] = [
  mobileTyped('13900000000'),
  codeTyped('654321'),
  mobileSubmitted,
  codeSubmitted,
  codeAsked,
  accepted,
  refused(),
];
const expected: Record<MobileVerificationPhase, (MobileVerificationPhase | null)[]> = {
  mobile: ['mobile', null, 'sending', null, null, null, null],
  sending: [null, null, null, null, 'code', 'verified', 'mobile'],
  code: ['mobile', 'code', 'resending', 'checking', null, null, null],
  resending: [null, null, null, null, 'code', 'verified', 'code'],
  checking: [null, null, null, null, null, 'verified', 'code'],
  verified: [null, null, null, null, null, null, null],
};
const rows = (Object.keys(ways) as MobileVerificationPhase[]).flatMap((phase) =>
  fresh.map((event, index) => ({ phase, event, to: expected[phase][index] ?? null, type: event.type })),
);

describe('nextMobileVerification', () => {
  it('has nothing typed and asks for a number when it begins', () => {
    expect(initialMobileVerification).toEqual({ phase: 'mobile', mobile: '', verifyCode: '', message: '' });
  });

  it.each(rows)('leads from $phase by $type to $to when everything is well typed', ({ phase, event, to }) => {
    const state = after(...ways[phase]);
    expect(state.phase).toBe(phase);
    const next = nextMobileVerification(state, event);
    expect(next.phase).toBe(to ?? phase);
    expect(next === state).toBe(to === null);
    expect(mobileVerificationTransitions[phase][event.type] ?? null).toBe(to);
  });

  it('keeps what was typed and shows the sentence of the server when it refuses', () => {
    expect(after(...ways.sending, refused('号码未登记'))).toEqual({
      phase: 'mobile',
      mobile: '13800000000',
      verifyCode: '',
      message: '号码未登记',
    });
    const typed = { phase: 'code', mobile: '13800000000', verifyCode: '123456', message: '验证码已过期' };
    expect(after(...ways.checking, refused())).toEqual(typed);
    expect(after(...ways.resending, refused())).toEqual(typed);
  });

  it('drops the sentence when the visitor types or submits again', () => {
    for (const event of [mobileTyped('13900000000'), codeTyped('654321'), codeSubmitted, mobileSubmitted]) {
      expect(after(...ways.checking, refused(), event).message).toBe('');
    }
  });

  it('forgets the code when another number is typed', () => {
    expect(after(...ways.code, mobileTyped('13900000000'))).toEqual({
      phase: 'mobile',
      mobile: '13900000000',
      verifyCode: '',
      message: '',
    });
  });

  it('changes nothing when the same is typed again', () => {
    const state = after(...ways.checking, refused());
    expect(nextMobileVerification(state, mobileTyped())).toBe(state);
    expect(nextMobileVerification(state, codeTyped())).toBe(state);
  });

  it('says what is wrong instead of submitting when the number is none', () => {
    const state = after(mobileTyped('12800000000'), mobileSubmitted);
    expect(state).toEqual({
      phase: 'mobile',
      mobile: '12800000000',
      verifyCode: '',
      message: '请输入正确的手机号码',
    });
    expect(nextMobileVerification(state, mobileSubmitted)).toBe(state);
    expect(after(mobileSubmitted).message).toBe('请输入正确的手机号码');
  });

  it.each([
    ['', '验证码不能为空'],
    ['12345', '请输入正确的验证码'],
    ['1234567', '请输入正确的验证码'],
    ['12345a', '请输入正确的验证码'],
  ])('says what is wrong instead of submitting when the code is "%s"', (code, message) => {
    const state = after(...ways.code, codeTyped(code), codeSubmitted);
    expect(state).toEqual({ phase: 'code', mobile: '13800000000', verifyCode: code, message });
    expect(nextMobileVerification(state, codeSubmitted)).toBe(state);
  });

  it('submits without the blanks around when there are some', () => {
    expect(after(mobileTyped(' 13800000000 '), mobileSubmitted)).toEqual(after(...ways.sending));
    expect(after(...ways.code, codeTyped('\t123456 '), codeSubmitted)).toEqual(after(...ways.checking));
  });

  it('never sends what is no number or code, nor changes what was typed on its own, when events come in any order', () => {
    const event = fc.constantFrom(...fresh, mobileTyped(), mobileTyped('138'), codeTyped(), codeTyped('1'));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: MobileVerificationState = initialMobileVerification;
        for (const next of events) {
          const before = state;
          state = nextMobileVerification(state, next);
          const kept = state.mobile === before.mobile && state.verifyCode === before.verifyCode;
          expect(kept || next.type.endsWith('Typed')).toBe(true);
          expect(state.phase === 'mobile' || sceneMobileForm.safeParse(state).success).toBe(true);
          expect(state.phase !== 'checking' || sceneCodeForm.safeParse(state).success).toBe(true);
        }
      }),
    );
  });
});

describe('sceneCodeForm', () => {
  it('says everything at once when the form is empty', () => {
    const result = sceneCodeForm.safeParse({ mobile: '', verifyCode: '' });
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['mobile'], '请输入正确的手机号码'],
      [['verifyCode'], '验证码不能为空'],
    ]);
  });
});
