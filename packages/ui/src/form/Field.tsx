import { cloneElement, type ReactElement, type Ref, use, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { FormFieldsContext } from './formLabels.ts';

/** What a control must take to stand in a form: the fields of `@lima-id/ui` all do. */
export interface FieldControl<Value> {
  label?: string;
  value?: Value;
  onValueChange?: (value: Value) => void;
  onBlur?: (event: never) => void;
  error?: string;
  disabled?: boolean | undefined;
  name?: string;
  inputRef?: Ref<never>;
}

export interface FieldProps<Values extends object, Name extends keyof Values & string> {
  /** Which of the form's values it holds. */
  name: Name;
  /** One field of the design system. */
  children: ReactElement;
}

interface BoundProps extends FieldControl<unknown> {
  [attribute: string]: unknown;
}

/**
 * Binds a field to a value of the form around it: value, sentence, focus and name. For names that are checked by the
 * compiler say whose they are: `<Field<ContactForm> name="companyName">`.
 */
export function Field<
  Values extends object = Record<string, unknown>,
  Name extends keyof Values & string = keyof Values & string,
>({ name, children }: FieldProps<Values, Name>) {
  const { field, fieldState } = useController({ name: name as string });
  const { name: nameField, disabled } = use(FormFieldsContext);
  const control = children as ReactElement<BoundProps>;
  const { label, onValueChange, onBlur } = control.props;
  useEffect(() => {
    if (label !== undefined) nameField(name, label);
  }, [nameField, name, label]);
  return cloneElement(control, {
    name,
    value: field.value,
    onValueChange: (value: unknown) => {
      field.onChange(value);
      onValueChange?.(value);
    },
    onBlur: (event: never) => {
      field.onBlur();
      onBlur?.(event);
    },
    inputRef: field.ref,
    error: fieldState.error?.message ?? control.props.error ?? '',
    disabled: disabled || control.props.disabled,
  });
}
