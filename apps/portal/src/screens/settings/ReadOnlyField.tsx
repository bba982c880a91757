import type { TextFieldProps } from '@lima-id/ui';
import { Field } from './ReadOnlyField.styles.ts';

interface ReadOnlyFieldProps extends Omit<TextFieldProps, 'readOnly' | 'onValueChange' | 'face'> {
  value: string;
  /** `figure` for numbers. */
  figures?: boolean;
}

/** A field that cannot be changed here. It looks so, says why below, and can still be reached and read. */
export function ReadOnlyField({ figures = false, ...rest }: ReadOnlyFieldProps) {
  return <Field {...rest} readOnly data-face={figures ? 'figure' : undefined} />;
}
