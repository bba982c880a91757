import type { ChangeEvent, ComponentPropsWithRef, Ref } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { Input } from './TextField.styles.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'value' | 'defaultValue' | 'className' | 'style' | 'ref' | 'children'
    > {
  /** Heights of 40 and 48 px; at least 44 on phones. */
  size?: 'md' | 'lg';
  /** `code` for codes and digits that are compared by eye. */
  face?: 'sans' | 'code';
  /** Marked as wrong without a sentence of its own: one stands beside it for several fields, named by `aria-describedby`. */
  invalid?: boolean;
  value?: string;
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  labelHidden,
  description,
  error,
  required,
  invalid,
  size = 'md',
  face = 'sans',
  onValueChange,
  onChange,
  className,
  style,
  ref,
  inputRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const { data, own } = splitData(rest);

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  return (
    <FieldFrame
      {...{ label, labelHidden, description, error, required, invalid, className, style, ref, id, describedBy, data }}
    >
      {(control) => (
        <Input type="text" {...own} {...control} ref={inputRef} data-size={size} data-face={face} onChange={change} />
      )}
    </FieldFrame>
  );
}
