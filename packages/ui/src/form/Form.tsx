'use client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentPropsWithRef, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, FormProvider, type UseFormReset, useForm } from 'react-hook-form';
import { holdReset } from '../hooks/useFormReset.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { formTexts } from '../locale/form.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Root } from './Form.styles.ts';
import { type FieldLabels, type FormFields, FormFieldsContext } from './formLabels.ts';
import type { FormSchema } from './formSchema.ts';
import { markType, readMarks, withMarks } from './marks.ts';
import { type Refusals, refusalType, withRefusals } from './refusals.ts';

/** A server's refusal of a form: an error for the whole form, and errors of single fields. */
export interface FormRefusal<Values> {
  message?: string | undefined;
  /** @default {} */
  fields?: { readonly [Name in keyof Values]?: string | undefined } | undefined;
}

export interface FormProps<Values extends object, Output>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'defaultValue' | 'onReset'> {
  /** Validates the values: a field on blur, all of them on submit. */
  schema: FormSchema<Output>;
  /** The initial values of the fields. */
  defaultValues: Values;
  /**
   * Submits the validated output. A refusal is shown at its fields and at the top; the values are always kept. A rejected promise is shown
   * as a temporary failure.
   */
  onSubmit: (values: Output) => Promise<FormRefusal<Values> | void> | void;
  /** Called with all values after each change, e.g. for saving a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /**
   * Shows an error summary at the top: for forms longer than a screen.
   * @default false
   */
  summary?: boolean | undefined;
  /**
   * Errors to fix before the form can be submitted, by field: each is shown at its field from the start until that field is changed, and in
   * the `summary`, if any. Read once, on mount.
   */
  marked?: { readonly [Name in keyof Values]?: string | undefined } | undefined;
  /**
   * Disables all fields and the submit button.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * A form connected to a schema. Errors are shown at their fields; the first invalid field is focused; it cannot be submitted again while
 * being submitted.
 */
export function Form<Values extends object, Output>({
  schema,
  defaultValues,
  onSubmit,
  onValuesChange,
  summary = false,
  marked,
  disabled = false,
  children,
  ref,
  ...rest
}: FormProps<Values, Output>) {
  const texts = useTexts('form', formTexts);
  const [marks] = useState(() => readMarks(marked ?? {}));
  const [refusals] = useState<Refusals>(() => new Set());
  const resolver = useMemo(
    () => withMarks(withRefusals(standardSchemaResolver<Values, unknown, Output>(schema), refusals), marks),
    [schema, refusals, marks],
  );
  const methods = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { handleSubmit, setError, clearErrors, getFieldState, trigger, subscribe, reset, formState } = methods;
  const root = useRef<HTMLFormElement>(null);
  const joined = useJoinedRef(root, ref);
  const resets = useRef(false);
  const [labels, setLabels] = useState<FieldLabels>({});
  const recheck = useCallback(
    (field: string) => {
      const name = field as FieldPath<Values>;
      if (getFieldState(name).error?.type === refusalType) void trigger(name);
    },
    [getFieldState, trigger],
  );
  const fields = useMemo<FormFields>(
    () => ({
      name(field, label) {
        const set = (next: string | null) =>
          setLabels((before) => (before[field] === next ? before : { ...before, [field]: next }));
        set(label);
        return () => set(null);
      },
      holdBack(field, sentence) {
        const refusal = [field, sentence] as const;
        refusals.add(refusal);
        return () => {
          refusals.delete(refusal);
          // Another sentence may follow in the same flush, with each key: it would be announced while the text is being typed.
          queueMicrotask(() => {
            // The value may be the same as before, and then no change takes the error away.
            if (![...refusals].some(([held]) => held === field)) recheck(field);
          });
        };
      },
      recheck,
      disabled,
    }),
    [disabled, refusals, recheck],
  );
  const changed = useRef(onValuesChange);
  useEffect(() => {
    changed.current = onValuesChange;
  });
  useEffect(() => {
    for (const [name, message] of marks) setError(name as FieldPath<Values>, { type: markType, message });
  }, [marks, setError]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          if (name !== undefined && marks.delete(name)) clearErrors(name as FieldPath<Values>);
          changed.current?.(values as Values);
        },
      }),
    [subscribe, clearErrors, marks],
  );

  // Both ways to reset end in both: fields listen to the native event for what is in them but not in the values, such as a pending upload.
  const resetAll = useCallback<UseFormReset<Values>>(
    (values, options) => {
      resets.current = true;
      reset(values, options);
      // Other values are loaded into the form: what is under way in its fields goes on.
      if (values === undefined) root.current?.reset();
      resets.current = false;
    },
    [reset],
  );

  function refuse({ message, fields: sentences = {} }: FormRefusal<Values>) {
    const refused = Object.entries(sentences).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    for (const [index, [name, sentence]] of refused.entries()) {
      setError(name as FieldPath<Values>, { type: 'server', message: sentence }, { shouldFocus: index === 0 });
    }
    if (message !== undefined) setError('root.server', { type: 'server', message });
  }

  const send = handleSubmit(async (values) => {
    try {
      const refusal = await onSubmit(values);
      if (refusal !== undefined) refuse(refusal);
    } catch {
      refuse({ message: texts.failed });
    }
  });

  return (
    <FormProvider {...methods} reset={resetAll}>
      <FormFieldsContext value={fields}>
        <Root
          noValidate
          // Before the scripts come Enter would load the page again, with what is typed in its address.
          method={rest.action === undefined ? 'dialog' : undefined}
          {...rest}
          ref={joined}
          aria-busy={formState.isSubmitting || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            // React events bubble through portals: a form in a dialog inside a form would submit both.
            event.stopPropagation();
            if (!disabled && !formState.isSubmitting) void send(event);
          }}
          onReset={({ target, currentTarget, nativeEvent }) => {
            if (target !== currentTarget) return;
            holdReset(nativeEvent);
            if (resets.current) return;
            // React Hook Form may itself reset the native form.
            resets.current = true;
            reset();
            resets.current = false;
          }}
        >
          <ErrorSummary labels={labels} listed={summary} />
          {children}
        </Root>
      </FormFieldsContext>
    </FormProvider>
  );
}
