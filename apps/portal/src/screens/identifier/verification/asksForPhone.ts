import type { Element } from '@lima-id/domain';

/** Whether a scene's elements ask for the verification of a phone instead of telling anything. */
export function asksForPhone(elements: readonly Element[]): boolean {
  return elements.some(({ dataType }) => dataType === 'isVerify');
}
