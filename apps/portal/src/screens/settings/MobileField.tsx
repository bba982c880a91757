import { isMobile } from '@lima-id/domain';
import type { TextFieldProps } from '@lima-id/ui';
import { changedByService, mobileWords } from './mobileWords.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** The mobile number of the profile as a field of a form; it is changed nowhere here. */
export function MobileField({ value = '', ...rest }: Omit<TextFieldProps, 'readOnly' | 'face'>) {
  // Somebody without a whole number cannot go on, and sees where to turn.
  const help = isMobile(value) ? {} : { description: changedByService };
  return <ReadOnlyField {...help} {...rest} value={mobileWords(value)} figures />;
}
