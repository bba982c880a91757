import type { Element } from '@lima-id/domain';

/** Whether a scene's elements request a phone verification instead of data. */
export function asksForPhone(elements: readonly Element[]): boolean {
  return elements.some(({ dataType }) => dataType === 'isVerify');
}
