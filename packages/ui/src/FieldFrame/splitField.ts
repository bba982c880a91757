import type { FieldProps } from './FieldFrame.tsx';
import { splitData } from './splitData.ts';

interface FramedProps extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Splits the props of a field into those of its frame, including `data-*` attributes, and those of its control. */
export function splitField({
  label,
  labelHidden,
  description,
  error,
  required,
  invalid,
  className,
  style,
  rootRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: FramedProps) {
  const { data, own } = splitData(rest);
  const frame = {
    label,
    labelHidden,
    description,
    error,
    required,
    invalid,
    className,
    style,
    rootRef,
    id,
    describedBy,
  };
  return { frame: { ...frame, data }, own };
}
