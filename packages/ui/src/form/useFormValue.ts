'use client';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** The current value of one field of the surrounding form. */
export function useFormValue<Values extends object, Name extends keyof Values & string>(name: Name): Values[Name] {
  return useWatch<Record<string, unknown>>({ name }) as Values[Name];
}

/** Actions on the surrounding form from outside its fields. */
export interface FormActions<Values extends object> {
  /** Sets the value of a field; revalidates a field with an error. */
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Validates one field now; true when it is valid. */
  check(name: keyof Values & string): Promise<boolean>;
  /** The current values. */
  values(): Values;
  /** Resets to these values, or to the initial ones. */
  reset(values?: Values): void;
}

/** Actions on the surrounding form, for buttons such as the one that sends a code; the identity is stable across renders. */
export function useFormActions<Values extends object>(): FormActions<Values> {
  const { setValue, trigger, getValues, reset } = useFormContext();
  return useMemo(
    () => ({
      setValue: (name, value) => setValue(name, value as never, { shouldDirty: true, shouldValidate: true }),
      check: (name) => trigger(name, { shouldFocus: true }),
      values: () => getValues() as Values,
      reset: (values) => reset(values),
    }),
    [setValue, trigger, getValues, reset],
  );
}
