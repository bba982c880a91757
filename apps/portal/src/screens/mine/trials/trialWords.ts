import { chinaMinute, type TrialRecord } from '@lima-id/domain';

/** When a trial ends: China's minute, or who decides it. */
export function endWords({ endsAt }: Pick<TrialRecord, 'endsAt'>): string {
  return endsAt === null ? '由您与服务商约定' : chinaMinute(endsAt);
}

/** How long a trial lasts yet; a dash where nobody counts its days. */
export function leftWords({ daysLeft }: Pick<TrialRecord, 'daysLeft'>): string {
  return daysLeft === null ? '—' : `${daysLeft} 天`;
}
