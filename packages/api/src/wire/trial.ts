import { trialApplied, trialRecord } from '@lima-id/domain';
import { renamed } from './rename.ts';

const names = {
  productId: 'productManagerId',
  packageId: 'packageProductId',
  picture: 'viewPicture',
  startedAt: 'startTime',
  days: 'tryUseDuration',
  endsAt: 'endTime',
} as const;

/** A trial of an app. */
export const wireTrialRecord = renamed(trialRecord, names);

/** What an application for one answers. */
export const wireTrialApplied = renamed(trialApplied, names);
