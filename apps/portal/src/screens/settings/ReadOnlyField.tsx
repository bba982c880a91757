import type { TextFieldProps } from '@lima-id/ui';
import { Field } from './ReadOnlyField.styles.ts';

interface ReadOnlyFieldProps extends Omit<TextFieldProps, 'readOnly' | 'onValueChange' | 'face'> {
  value: string;
  /** `figure` for numbers. */
  figures?: boolean;
}

/** A read-only field. It looks so, gives the reason below, and remains focusable and readable. */
export function ReadOnlyField({ figures = false, ...rest }: ReadOnlyFieldProps) {
  return <Field {...rest} readOnly data-face={figures ? 'figure' : undefined} />;
}
