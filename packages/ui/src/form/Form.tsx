import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentPropsWithRef, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { formTexts } from '../locale/form.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Root } from './Form.styles.ts';
import { type FormFields, FormFieldsContext } from './formLabels.ts';
import type { FormSchema } from './formSchema.ts';
import { markType, readMarks, withMarks } from './marks.ts';

/** Why a server did not take a form: a sentence for the whole, and sentences for single fields. */
export interface FormRefusal<Values> {
  message?: string;
  fields?: { readonly [Name in keyof Values]?: string };
}

export interface FormProps<Values extends object, Output>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'defaultValue' | 'onReset'> {
  /** Checks the values: a field when it is left, all of them when the form is sent. */
  schema: FormSchema<Output>;
  /** What the fields hold at first. */
  defaultValues: Values;
  /**
   * Sends what the check made of the values. A refusal is shown at its fields and on top; whatever happens, the values
   * stay. A rejected promise is shown as a failure that may pass.
   */
  onSubmit: (values: Output) => Promise<FormRefusal<Values> | void> | void;
  /** Called with all values after each change: for keeping a draft. */
  onValuesChange?: (values: Values) => void;
  /** Lists on top what has to be changed: for forms longer than a screen. */
  summary?: boolean;
  /**
   * What has to be changed before the form can be sent, by field: each sentence stands at its field from the beginning until that field is
   * changed, and is listed on top where there is a `summary`. Read once, when the form appears.
   */
  marked?: { readonly [Name in keyof Values]?: string };
  /** Nothing can be typed or sent. */
  disabled?: boolean;
}

/**
 * A form bound to a schema. Each sentence stands at its field; the first field refused gets the focus; while it is being
 * sent it cannot be sent again.
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
  ...rest
}: FormProps<Values, Output>) {
  const texts = useTexts('form', formTexts);
  const [marks] = useState(() => readMarks(marked ?? {}));
  const resolver = useMemo(
    () => withMarks(standardSchemaResolver<Values, unknown, Output>(schema), marks),
    [schema, marks],
  );
  const methods = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { handleSubmit, setError, clearErrors, subscribe, formState } = methods;
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const fields = useMemo<FormFields>(
    () => ({
      name: (field, label) => setLabels((before) => (before[field] === label ? before : { ...before, [field]: label })),
      disabled,
    }),
    [disabled],
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
    <FormProvider {...methods}>
      <FormFieldsContext value={fields}>
        <Root
          noValidate
          {...rest}
          aria-busy={formState.isSubmitting || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog in a form would send both.
            event.stopPropagation();
            if (!disabled && !formState.isSubmitting) void send(event);
          }}
        >
          <ErrorSummary labels={labels} listed={summary} />
          {children}
        </Root>
      </FormFieldsContext>
    </FormProvider>
  );
}
