'use client';
import { cloneElement, type ReactElement, type Ref, use, useCallback, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { FieldRefusalContext } from '../hooks/useFieldRefusal.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { firstMessage } from './firstMessage.ts';
import { FormFieldsContext } from './formLabels.ts';
import { useHeldValue } from './useHeldValue.ts';

/** Props that a control needs in order to be used in a form: all fields of `@lima-id/ui` have them. `ref` is the element that takes the focus. */
export interface FieldControl<Value> {
  label?: string | undefined;
  value?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  onBlur?: ((event: never) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<never> | undefined;
}

export interface FieldProps<Values extends object, Name extends keyof Values & string> {
  /** Name of the form value. */
  name: Name;
  /** One field of the design system. */
  children: ReactElement;
}

interface BoundProps extends FieldControl<unknown> {
  [attribute: string]: unknown;
}

/**
 * Connects a field to a value of the surrounding form: value, error, focus and name. While the field refuses what is typed in it, the form
 * is not sent. For type-checked names specify the type of the values: `<Field<ContactForm> name="companyName">`.
 */
export function Field<
  Values extends object = Record<string, unknown>,
  Name extends keyof Values & string = keyof Values & string,
>({ name, children }: FieldProps<Values, Name>): ReactElement {
  const { name: nameField, holdBack, recheck, disabled } = use(FormFieldsContext);
  const control = children as ReactElement<BoundProps>;
  const { field, fieldState } = useController({ name: name as string, defaultValue: control.props.defaultValue });
  const value = useHeldValue(name, control.props.defaultValue);
  const { label, onValueChange, onBlur } = control.props;
  const joined = useJoinedRef<never>(field.ref, control.props.ref);
  useEffect(() => nameField(name, label ?? ''), [nameField, name, label]);
  const holdFormBack = useCallback((sentence: string) => holdBack(name, sentence), [holdBack, name]);
  const bound = cloneElement(control, {
    name,
    value,
    // From here on the form holds the value, and the default with it.
    defaultValue: undefined,
    onValueChange: (next: unknown) => {
      field.onChange(next);
      onValueChange?.(next);
    },
    onBlur: (event: never) => {
      field.onBlur();
      // Once the form has been sent, React Hook Form no longer checks a field that is left.
      recheck(name);
      onBlur?.(event);
    },
    ref: joined,
    error: firstMessage(fieldState.error) ?? control.props.error ?? '',
    disabled: disabled || control.props.disabled,
  });
  return <FieldRefusalContext value={holdFormBack}>{bound}</FieldRefusalContext>;
}
