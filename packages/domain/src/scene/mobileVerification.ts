import * as z from 'zod/mini';
import { smsCodeExactLength } from '../account/limits.ts';
import { mobileField } from '../account/mobile.ts';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';
import { joinedDigits } from '../text/joinedDigits.ts';

/** Where a verification stands: a number is asked for, a code is on its way, asked for, being sent again or checked, or all is done. */
export type MobileVerificationPhase = 'mobile' | 'sending' | 'code' | 'resending' | 'checking' | 'verified';

/** A verification with what the visitor typed and a sentence about the last failure, empty when there is none. */
export interface MobileVerificationState {
  phase: MobileVerificationPhase;
  mobile: string;
  verifyCode: string;
  message: string;
}

/** What happens to a verification: the visitor types and submits, the server asks for a code, accepts or refuses. */
export type MobileVerificationEvent =
  | { type: 'mobileTyped'; mobile: string }
  | { type: 'codeTyped'; verifyCode: string }
  | { type: 'mobileSubmitted' }
  | { type: 'codeSubmitted' }
  | { type: 'codeAsked' }
  | { type: 'accepted' }
  | { type: 'refused'; message: string };

/** Before anything is typed. */
export const initialMobileVerification: MobileVerificationState = {
  phase: 'mobile',
  mobile: '',
  verifyCode: '',
  message: '',
};

/**
 * The phase that each event leads to; an event that is missing changes nothing. Another number makes the code that was
 * sent worthless, so it leads back to the number. Submitting the number again asks for another code.
 */
export const mobileVerificationTransitions: Record<
  MobileVerificationPhase,
  Partial<Record<MobileVerificationEvent['type'], MobileVerificationPhase>>
> = {
  mobile: { mobileTyped: 'mobile', mobileSubmitted: 'sending' },
  sending: { codeAsked: 'code', accepted: 'verified', refused: 'mobile' },
  code: { mobileTyped: 'mobile', codeTyped: 'code', mobileSubmitted: 'resending', codeSubmitted: 'checking' },
  resending: { codeAsked: 'code', accepted: 'verified', refused: 'code' },
  checking: { accepted: 'verified', refused: 'code' },
  verified: {},
};

/** What is submitted first: a mainland mobile number. */
export const sceneMobileForm = z.object({ mobile: mobileField(accountMessages.mobileWrong) });
export type SceneMobileForm = z.infer<typeof sceneMobileForm>;

const codeOrNothing = new RegExp(`^(?:\\d{${smsCodeExactLength}})?$`);

/** What is submitted once the server has asked for a code: the number, and a code of `smsCodeExactLength` digits. */
export const sceneCodeForm = z.object({
  ...sceneMobileForm.shape,
  verifyCode: textField(accountMessages.codeMissing, joinedDigits).check(
    z.regex(codeOrNothing, accountMessages.codeWrong),
  ),
});
export type SceneCodeForm = z.infer<typeof sceneCodeForm>;

/**
 * The verification after an event. What does not pass its form is not submitted; the form's first sentence is shown instead. Nothing but
 * typing changes what was typed; only another number empties the code. Returns the same state object when the event changes nothing.
 * Source: docs/rules/scenes.md.
 */
export function nextMobileVerification(
  state: MobileVerificationState,
  event: MobileVerificationEvent,
): MobileVerificationState {
  const phase = mobileVerificationTransitions[state.phase][event.type];
  if (phase === undefined) return state;
  switch (event.type) {
    case 'mobileTyped':
      return event.mobile === state.mobile ? state : { phase, mobile: event.mobile, verifyCode: '', message: '' };
    case 'codeTyped':
      return event.verifyCode === state.verifyCode
        ? state
        : { ...state, phase, verifyCode: event.verifyCode, message: '' };
    case 'mobileSubmitted':
    case 'codeSubmitted': {
      const submitted = (event.type === 'mobileSubmitted' ? sceneMobileForm : sceneCodeForm).safeParse(state);
      if (submitted.success) return { ...state, ...submitted.data, phase, message: '' };
      const message = submitted.error.issues[0]?.message ?? '';
      return message === state.message ? state : { ...state, message };
    }
    case 'codeAsked':
    case 'accepted':
      return { ...state, phase };
    case 'refused':
      return { ...state, phase, message: event.message };
  }
}
