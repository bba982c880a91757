/** What the login page opens with, its own form or the panel for registering, each by its number in the state of the history. */
export const loginModes = { login: 1, register: 2 } as const;
export type LoginMode = keyof typeof loginModes;

/** What a number in the state of the history means; undefined for anything else. */
export function readLoginMode(code: unknown): LoginMode | undefined {
  return (['login', 'register'] as const).find((mode) => loginModes[mode] === code);
}
