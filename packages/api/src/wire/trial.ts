import { trialRecord } from '@lima-id/domain';
import { renamed } from './rename.ts';

/** A trial of an app. */
export const wireTrialRecord = renamed(trialRecord, {
  productId: 'productManagerId',
  packageId: 'packageProductId',
  picture: 'viewPicture',
  startedAt: 'startTime',
  days: 'tryUseDuration',
  endsAt: 'endTime',
});
