import type { UserInfo } from '@lima-id/api';
import type { EmailProof } from '@lima-id/domain';
import type { QueryClient } from '@tanstack/react-query';
import { updateUser } from '../../shared/session/session.ts';

/** A profile with the way to another e-mail address. */
export interface Profile extends UserInfo {
  emailProof: EmailProof;
}

/** Under which key the profile of somebody is kept. */
export function profileKey(userId: string) {
  return ['profile', userId] as const;
}

/** Shows a profile that was changed here, on the page and in the header, without asking for it. */
export function showProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData<Profile>(profileKey(profile.userId), profile);
  updateUser(profile);
}

/** Lets go of what was read of somebody. */
export function forgetProfile(client: QueryClient, userId: string): void {
  client.removeQueries({ queryKey: profileKey(userId) });
}
