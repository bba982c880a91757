import * as z from 'zod/mini';
import { textField } from '../form/field.ts';
import { accountMessages } from '../messages/account.ts';

/** What saving the profile changes: the address of the avatar's picture, and nothing else. Source: docs/rules/account.md. */
export const profileChange = z.object({ portrait: textField(accountMessages.avatarMissing) });
export type ProfileChange = z.infer<typeof profileChange>;

/** What personal settings open with. */
export type SettingsPage = 'home' | 'profile' | 'password';

/**
 * What personal settings open with: home when the stored user has no id or no name, the change of the password when the
 * visit asks for it, else the profile. Source: docs/rules/account.md.
 */
export function settingsPage(
  user: { userId: string; username: string },
  wanted: Exclude<SettingsPage, 'home'> = 'profile',
): SettingsPage {
  return user.userId === '' || user.username === '' ? 'home' : wanted;
}
