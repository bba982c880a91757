import { productAddress } from '@lima-id/domain';
import { writeAppChoice } from './appChoice.ts';

/** The page of an app with one of its packages chosen; with the default one when none is named. */
export function packageAddress(productId: string, packageId?: string): string {
  const address = productAddress(productId);
  return packageId === undefined ? address : `${address}?${writeAppChoice(new URLSearchParams(), { packageId })}`;
}
