import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** The value of one field of the form around it, kept current. */
export function useFormValue<Values extends object, Name extends keyof Values & string>(name: Name): Values[Name] {
  return useWatch<Record<string, unknown>>({ name }) as Values[Name];
}

/** What can be done with the form around it from beside its fields. */
export interface FormActions<Values extends object> {
  /** Puts a value into a field; a sentence that stood there is checked again. */
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Checks one field now; true when it holds. */
  check(name: keyof Values & string): Promise<boolean>;
  /** The values as they are now. */
  values(): Values;
  /** Back to these values, or to those of the beginning. */
  reset(values?: Values): void;
}

/** Actions on the form around it, for buttons such as the one that sends a code; the same ones at every render. */
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
