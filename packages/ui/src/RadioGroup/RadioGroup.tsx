'use client';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useRef } from 'react';
import { useFieldNotes } from '../FieldFrame/useFieldNotes.tsx';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Circle, Group, Legend, Option, Options } from './RadioGroup.styles.ts';

/** An option of a group. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | 'ref'> {
  /** The question, as the legend of the group. */
  label: string;
  /**
   * The label is visually hidden.
   * @default false
   */
  labelHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value?: Value | null | undefined;
  /** @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * `box` draws each option as a box: for short labels that are scanned, e.g. 故障现象.
   * @default 'circle'
   */
  variant?: 'circle' | 'box' | undefined;
  /**
   * `column` for long labels.
   * @default 'row'
   */
  direction?: 'row' | 'column' | undefined;
  description?: ReactNode;
  /** The error and how to fix it; announced when it appears. */
  error?: string | undefined;
  /** Ref of the root element. */
  rootRef?: Ref<HTMLFieldSetElement> | undefined;
  /** Ref of the input of the first option that is enabled, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few options, all visible; arrow keys move between them. */
export function RadioGroup<Value extends string = string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  required = false,
  variant = 'circle',
  direction = 'row',
  description,
  error,
  name,
  rootRef,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const joined = useJoinedRef(group, rootRef);
  const [current, choose] = useFieldValue({
    value,
    defaultValue,
    // A reset to nothing has no value to report.
    onChange: (next) => (next === null ? undefined : onValueChange?.(next)),
    control: group,
    read(fieldset) {
      const chosen = fieldset.querySelector<HTMLInputElement>('input:checked');
      return options.find((option) => option.value === chosen?.value)?.value ?? null;
    },
  });
  // A disabled radio button takes no focus.
  const first = Math.max(
    0,
    options.findIndex(({ disabled }) => disabled !== true),
  );
  const { id, failed, describedBy: notesId, notes } = useFieldNotes({ error, description, describedBy });

  return (
    <Group
      {...rest}
      ref={joined}
      role="radiogroup"
      aria-label={labelHidden ? label : undefined}
      aria-required={required || undefined}
      aria-invalid={failed || undefined}
      aria-describedby={notesId}
    >
      {labelHidden ? null : <Legend data-required={required ? '' : undefined}>{label}</Legend>}
      <Options data-direction={direction} data-variant={variant}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <Circle
              ref={index === first ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === current}
              disabled={option.disabled}
              aria-invalid={failed || undefined}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
      {notes}
    </Group>
  );
}
