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

export const wireTrialRecord = renamed(trialRecord, names);

/** The reply to an application for one. */
export const wireTrialApplied = renamed(trialApplied, names);
