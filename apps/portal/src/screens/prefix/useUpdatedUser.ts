import { useEffect } from 'react';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { updateUser } from '../../shared/session/session.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';

/**
 * Reads the profile once when a prefix was approved since the login: only then does the header offer the console. Nothing on this
 * page depends on it, so a failure is ignored.
 */
export function useUpdatedUser({ userId, prefix }: StoredUser, isApproved: boolean): void {
  const isOutdated = isApproved && prefix === '';
  useEffect(() => {
    if (!isOutdated) return;
    void call(accountCall('readProfile'), { userId }, { quiet: true })
      .then(({ basicInfo }) => updateUser(basicInfo))
      .catch(() => undefined);
  }, [isOutdated, userId]);
}
