'use client';
import { cloneElement, type ReactElement, use, useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { firstMessage } from './firstMessage.ts';
import { FormFieldsContext } from './formLabels.ts';
import { useHeldValue } from './useHeldValue.ts';

export interface CheckFieldProps<Values extends object, Name extends keyof Values & string> {
  /** Name of the form value: true or false. */
  name: Name;
  /** Label in the error summary. */
  label: string;
  /** One `Checkbox`. */
  children: ReactElement<CheckboxProps>;
}

/** Connects a `Checkbox` to a value of the surrounding form. */
export function CheckField<
  Values extends object = Record<string, unknown>,
  Name extends keyof Values & string = keyof Values & string,
>({ name, label, children }: CheckFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ name: name as string });
  const value = useHeldValue(name, undefined);
  const { name: nameField, disabled } = use(FormFieldsContext);
  const { onCheckedChange, onBlur, error } = children.props;
  const joined = useJoinedRef<HTMLInputElement>(field.ref, children.props.ref);
  useEffect(() => nameField(name, label), [nameField, name, label]);
  return cloneElement(children, {
    name,
    checked: value === true,
    onCheckedChange: (checked) => {
      field.onChange(checked);
      onCheckedChange?.(checked);
    },
    onBlur: (event) => {
      field.onBlur();
      onBlur?.(event);
    },
    ref: joined,
    error: firstMessage(fieldState.error) ?? error ?? '',
    disabled: disabled || children.props.disabled,
  });
}
