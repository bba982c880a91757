import { type SettingsPage, settingsPage } from '@lima-id/domain';
import { passwordType } from '../../shared/personal/personalAddresses.ts';

type Wanted = Exclude<SettingsPage, 'home'>;

function isPasswordType(type: unknown): boolean {
  return Number(type) === Number(passwordType);
}

function statedPage(state: unknown): Wanted {
  if (typeof state !== 'object' || state === null) return 'profile';
  const isPassword = ('page' in state && state.page === 'password') || ('type' in state && isPasswordType(state.type));
  return isPassword ? 'password' : 'profile';
}

/**
 * What the settings open with: the query `type` of the address, so that a copied link and going back show the same, else the
 * route state, `{ type }` or `{ page }`. A visitor without id or name is led home.
 */
export function chosenPage(
  user: { userId: string; username: string } | null,
  query: URLSearchParams,
  state: unknown,
): SettingsPage {
  const type = query.get('type');
  const typed = isPasswordType(type) ? 'password' : 'profile';
  return settingsPage(user ?? { userId: '', username: '' }, type === null ? statedPage(state) : typed);
}

/** The query with the choice of the password in it; null when the address says it already. */
export function completedQuery(query: URLSearchParams): string | null {
  if (query.has('type')) return null;
  const completed = new URLSearchParams(query);
  completed.set('type', passwordType);
  return completed.toString();
}
