import type { UserInfo } from '@lima-id/api';
import type { EmailProof } from '@lima-id/domain';
import type { QueryClient } from '@tanstack/react-query';
import { updateUser } from '../../shared/session/session.ts';

/** A profile with how its e-mail address can be changed. */
export interface Profile extends UserInfo {
  emailProof: EmailProof;
}

/** Query key of a user's profile. */
export function profileKey(userId: string) {
  return ['profile', userId] as const;
}

/** Updates a profile that was changed here, on the page and in the header, without reading it again. */
export function showProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData<Profile>(profileKey(profile.userId), profile);
  updateUser(profile);
}

/** Removes a user's cached data. */
export function forgetProfile(client: QueryClient, userId: string): void {
  client.removeQueries({ queryKey: profileKey(userId) });
}
