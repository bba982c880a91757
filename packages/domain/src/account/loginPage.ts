import { withQuery } from './address.ts';
import { ownPath } from './ownPath.ts';
import type { SlideProof } from './slideProof.ts';

/** What the login page opens with: its own form, or the panel for registering, as the number that travels. */
export const loginModes = { login: 1, register: 2 } as const;

/** Where logging in stands. */
export type LoginPhase = 'filling' | 'submitting' | 'done';

/** The login page. That a password needs a passed slide before it is submitted is a rule of `passwordLogin`. */
export interface LoginState {
  phase: LoginPhase;
  /** The slide that was passed and not used yet. */
  slideProof: SlideProof | null;
}

/** What happens on the login page. `proofUsed`: an SMS code was asked for, which uses the proof up. */
export type LoginEvent =
  | { type: 'slid'; slideProof: SlideProof }
  | { type: 'entered' | 'proofUsed' | 'submitted' | 'succeeded' | 'failed' };

/** The page as it is entered. */
export const initialLogin: LoginState = { phase: 'filling', slideProof: null };

/** The phase that each event leads to; an event that is missing changes nothing. Source: docs/rules/account.md. */
export const loginTransitions: Record<LoginPhase, Partial<Record<LoginEvent['type'], LoginPhase>>> = {
  filling: { entered: 'filling', slid: 'filling', proofUsed: 'filling', submitted: 'submitting' },
  submitting: { entered: 'filling', succeeded: 'done', failed: 'filling' },
  done: { entered: 'filling' },
};

/**
 * The login page after an event; the same object when the event changes nothing. Whatever is neither a passed slide nor the
 * submission that carries it clears the proof: entering the page, a failure, a success, an SMS code.
 */
export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  const phase = loginTransitions[state.phase][event.type];
  if (phase === undefined) return state;
  const kept = event.type === 'submitted' ? state.slideProof : null;
  const slideProof = event.type === 'slid' ? event.slideProof : kept;
  return phase === state.phase && slideProof === state.slideProof ? state : { phase, slideProof };
}

const loginPath = /^\/login(?:[/?#]|$)/i;

/**
 * Where to go after logging in: the return path, or home, with the moment in `t`. Only paths of this site (`ownPath`) are
 * followed. The login page itself leads home. Source: docs/rules/account.md.
 */
export function pathAfterLogin(returnPath: string | null | undefined, now: number): string {
  const path = ownPath(returnPath ?? '');
  return withQuery(path === null || loginPath.test(path) ? '/home' : path, { t: now });
}

/**
 * Whether logging in also opens the management console in a new tab: for users of an enterprise, its administrator or not,
 * whose prefix is approved (review status 2). Source: docs/rules/account.md.
 */
export function opensConsole(user: { type: string | null; examineStatus: number | null }): boolean {
  return (user.type === 'COMPANY_ADMIN' || user.type === 'COMPANY') && user.examineStatus === 2;
}
