import { isMobile } from '@lima-id/domain';
import type { TextFieldProps } from '@lima-id/ui';
import { changedByService, mobileWords } from './mobileWords.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** The mobile number of the profile as a read-only field of a form. */
export function MobileField({ value = '', ...rest }: Omit<TextFieldProps, 'readOnly' | 'face'>) {
  // Without a complete number the form cannot continue, and shows the support contact.
  const help = isMobile(value) ? {} : { description: changedByService };
  return <ReadOnlyField {...help} {...rest} value={mobileWords(value)} figures />;
}
