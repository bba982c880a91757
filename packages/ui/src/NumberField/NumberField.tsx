import { type CSSProperties, type FocusEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Box } from './NumberField.styles.ts';
import { numberFieldTexts } from './NumberField.texts.ts';
import { plainNumber, stepNumber } from './typedNumber.ts';

export interface NumberFieldProps extends FieldProps {
  /** Plain digits, or what was typed and is no number. */
  value?: string;
  defaultValue?: string;
  /** Called with what is typed as it is, and with plain digits once it is a number and the field is left. */
  onValueChange?: (value: string) => void;
  /** What the arrow keys and the buttons add or take. */
  step?: number;
  /** What the arrow keys and the buttons keep to. What is typed is not held to it: that is the form's check. */
  min?: number;
  max?: number;
  /** Stands behind the number: 元. */
  unit?: string;
  /** Buttons at both sides, for small whole numbers. */
  steppers?: boolean;
  placeholder?: string;
  size?: 'md' | 'lg';
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  id?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Steps that PageUp and PageDown take at once. */
const pageSteps = 10;
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: pageSteps,
  PageDown: -pageSteps,
};

/** A number, typed with or without commas; arrow keys count up and down. The wheel never changes it. */
export function NumberField({
  label,
  labelHidden,
  description,
  error,
  value,
  defaultValue = '',
  onValueChange,
  step = 1,
  min,
  max,
  unit,
  steppers = false,
  placeholder,
  size = 'md',
  required,
  disabled = false,
  readOnly = false,
  name,
  id,
  onBlur,
  className,
  style,
  ref,
  inputRef,
  ...rest
}: NumberFieldProps) {
  const texts = useTexts('numberField', numberFieldTexts);
  const unitId = useId();
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
  const plain = plainNumber(text);
  const { data } = splitData(rest);

  function change(next: string) {
    if (next !== text) setText(next);
  }

  function move(steps: number) {
    if (!disabled && !readOnly) change(stepNumber(text, steps, { step, min, max }));
  }

  function pressKey(event: KeyboardEvent) {
    const steps = stepsOf[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  }

  function button(steps: 1 | -1) {
    if (!steppers) return null;
    const limit = steps === 1 ? max : min;
    const Icon = steps === 1 ? PlusIcon : MinusIcon;
    return (
      <button
        type="button"
        // The arrow keys do the same in the field itself.
        tabIndex={-1}
        aria-label={steps === 1 ? texts.more(label) : texts.less(label)}
        disabled={disabled || readOnly || (plain !== null && Number(plain) === limit)}
        onClick={() => move(steps)}
      >
        <Icon size={16} />
      </button>
    );
  }

  return (
    <FieldFrame
      {...{ label, labelHidden, description, error, required, className, style, ref, id, data }}
      describedBy={unit === undefined ? undefined : unitId}
    >
      {(control) => (
        <Box
          data-steppers={steppers ? '' : undefined}
          data-unit={unit === undefined ? undefined : ''}
          style={{ '--unit': unit?.length ?? 0 } as CSSProperties}
        >
          {button(-1)}
          <input
            {...control}
            ref={inputRef}
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            name={name}
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            data-size={size}
            autoComplete="off"
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={pressKey}
            onBlur={(event) => {
              if (plain !== null) change(plain);
              onBlur?.(event);
            }}
          />
          {unit === undefined ? null : (
            <span data-part="unit" id={unitId}>
              {unit}
            </span>
          )}
          {button(1)}
        </Box>
      )}
    </FieldFrame>
  );
}
