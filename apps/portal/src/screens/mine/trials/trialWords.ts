import { chinaMinute, type TrialRecord } from '@lima-id/domain';

/** The end of a trial: date and minute in China, or who decides it. */
export function endWords({ endsAt }: Pick<TrialRecord, 'endsAt'>): string {
  return endsAt === null ? '由您与服务商约定' : chinaMinute(endsAt);
}

/** The days left of a trial; a dash for an open end. */
export function leftWords({ daysLeft }: Pick<TrialRecord, 'daysLeft'>): string {
  return daysLeft === null ? '—' : `${daysLeft} 天`;
}
