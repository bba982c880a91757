import { type LoginMode, readLoginMode } from '../../shared/session/loginModes.ts';
import type { LoginVisit } from '../../shared/session/useLoginVisit.ts';

/** Characters of the word for where a registration came from, at most. */
const originMaxLength = 64;

/** A visit to the login page, its mode in a word. */
export type ReadLoginVisit = Omit<LoginVisit, 'mode'> & { mode?: LoginMode };

/** What the navigation state says about a visit to the login page. Anything else in it, a state of another page included, is left out. */
export function readLoginVisit(state: unknown): ReadLoginVisit {
  if (typeof state !== 'object' || state === null) return {};
  const { mode: code, returnPath, returnState, groupType, expired } = state as Record<string, unknown>;
  const mode = readLoginMode(code);
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(typeof returnPath === 'string' ? { returnPath } : {}),
    ...(returnState === undefined ? {} : { returnState }),
    ...(typeof groupType === 'string' && groupType !== '' ? { groupType } : {}),
    ...(typeof expired === 'object' && expired !== null
      ? { expired: { keepsInput: 'keepsInput' in expired && expired.keepsInput === true } }
      : {}),
  };
}

/** What the login page shows, as its address says it; the password form where it says nothing, or what nobody knows. */
export type LoginTab = 'password' | 'code' | 'register' | 'recover';

const tabs: readonly unknown[] = ['password', 'code', 'register', 'recover'] satisfies LoginTab[];

/** What the address says that the login page shows. */
export function readLoginTab(query: URLSearchParams): LoginTab {
  const tab = query.get('tab');
  return tabs.includes(tab) ? (tab as LoginTab) : 'password';
}

/** The query of an address that says it, the rest of it as it is; what shows without a word is not said. */
export function loginTabQuery(query: URLSearchParams, tab: LoginTab): string {
  const next = new URLSearchParams(query);
  if (tab === 'password') next.delete('tab');
  else next.set('tab', tab);
  return next.size === 0 ? '' : `?${next}`;
}

/** Where a registration came from: the group that the visit names, else this site's host. */
export function registrationOrigin({ groupType }: ReadLoginVisit, host: string): string {
  return (groupType ?? host).slice(0, originMaxLength);
}
