import { chinaMinute } from '@lima-id/domain';
import type { DescriptionItem } from '@lima-id/ui';

/** The row of a time, milliseconds since 1970 UTC; none for 0, a time that is not known. */
export function timeRow(label: string, at: number): DescriptionItem[] {
  return at === 0 ? [] : [{ label, value: chinaMinute(at), face: 'figure' }];
}
