import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../FieldFrame/FieldError.tsx';
import { Description } from '../FieldFrame/FieldFrame.styles.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { Circle, Group, Legend, Option, Options } from './RadioGroup.styles.ts';

/** One of the choices of a group. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | 'ref'> {
  /** What is asked. */
  label: string;
  /** The label is read aloud but not shown. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  /** Called with the value that was chosen. */
  onValueChange?: (value: Value) => void;
  required?: boolean;
  /** `box` draws each choice as a box of its own: for short labels that are looked for, as 故障现象. */
  look?: 'circle' | 'box';
  /** `column` for long labels. */
  direction?: 'row' | 'column';
  description?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string;
  /** The outer element. */
  ref?: Ref<HTMLFieldSetElement>;
  /** The first choice's input: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of a few choices, all in view; arrow keys move between them. */
export function RadioGroup<Value extends string = string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  required = false,
  look = 'circle',
  direction = 'row',
  description,
  error,
  name,
  inputRef,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [current, choose] = useControlled({ value, defaultValue, onChange: onValueChange });
  const failed = error !== undefined && error !== '';
  const hintId = description === undefined ? undefined : `${id}-hint`;

  return (
    <Group
      {...rest}
      role="radiogroup"
      aria-label={labelHidden ? label : undefined}
      aria-required={required || undefined}
      aria-invalid={failed || undefined}
      aria-describedby={
        [describedBy, failed ? `${id}-error` : undefined, hintId].filter(Boolean).join(' ') || undefined
      }
    >
      {labelHidden ? null : <Legend data-required={required ? '' : undefined}>{label}</Legend>}
      <Options data-direction={direction} data-look={look}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <Circle
              ref={index === 0 ? inputRef : undefined}
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
      <FieldError id={`${id}-error`} error={error} />
      {description === undefined ? null : <Description id={hintId}>{description}</Description>}
    </Group>
  );
}
