import { cloneElement, type ReactElement, use, useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { FormFieldsContext } from './formLabels.ts';

export interface CheckFieldProps<Values extends object, Name extends keyof Values & string> {
  /** Which of the form's values it holds: true or false. */
  name: Name;
  /** What it is called in the list of what has to be changed. */
  label: string;
  /** One `Checkbox`. */
  children: ReactElement<CheckboxProps>;
}

/** Binds a `Checkbox` to a value of the form around it. */
export function CheckField<
  Values extends object = Record<string, unknown>,
  Name extends keyof Values & string = keyof Values & string,
>({ name, label, children }: CheckFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ name: name as string });
  const { name: nameField, disabled } = use(FormFieldsContext);
  const { onCheckedChange, onBlur, error } = children.props;
  useEffect(() => nameField(name, label), [nameField, name, label]);
  return cloneElement(children, {
    name,
    checked: field.value === true,
    onCheckedChange: (checked) => {
      field.onChange(checked);
      onCheckedChange?.(checked);
    },
    onBlur: (event) => {
      field.onBlur();
      onBlur?.(event);
    },
    inputRef: field.ref,
    error: fieldState.error?.message ?? error ?? '',
    disabled: disabled || children.props.disabled,
  });
}
