'use client';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { typedIn } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Box } from './NumberField.styles.ts';
import { numberFieldTexts } from './NumberField.texts.ts';
import { isAtLimit, plainNumber, stepNumber } from './typedNumber.ts';

export interface NumberFieldProps extends FieldProps {
  /** Plain digits, or the typed text if it is not a number. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the raw text on typing, and with plain digits on blur if it is a number. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The increment of the arrow keys and the buttons.
   * @default 1
   */
  step?: number | undefined;
  /** The limits of the arrow keys and the buttons. Typed numbers are not limited: validating them is up to the form. */
  min?: number | undefined;
  max?: number | undefined;
  /** After the number: 元. */
  unit?: string | undefined;
  /**
   * Buttons on both sides, for small whole numbers.
   * @default false
   */
  steppers?: boolean | undefined;
  placeholder?: string | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined;
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Steps of PageUp and PageDown. */
const pageSteps = 10;
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: pageSteps,
  PageDown: -pageSteps,
};

/** A number, typed with or without commas; arrow keys increase and decrease it. The mouse wheel never changes it. */
export function NumberField({
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
  disabled = false,
  readOnly = false,
  name,
  onBlur,
  ref,
  ...rest
}: NumberFieldProps) {
  const texts = useTexts('numberField', numberFieldTexts);
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [text, setText] = useFieldValue({
    value,
    defaultValue,
    onChange: onValueChange,
    control: input,
    read: typedIn,
  });
  const plain = plainNumber(text);
  const { frame } = splitField(rest);

  function change(next: string) {
    if (next !== text) setText(next);
  }

  function move(steps: number) {
    if (!disabled && !readOnly) change(stepNumber(text, steps, { step, min, max }));
  }

  function pressKey(event: KeyboardEvent) {
    const steps = isComposing(event) ? undefined : stepsOf[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  }

  function button(steps: 1 | -1) {
    if (!steppers) return null;
    const limit = steps === 1 ? max : min;
    const Icon = steps === 1 ? PlusIcon : MinusIcon;
    return (
      <IconButton
        // The arrow keys do the same in the field itself.
        tabIndex={-1}
        aria-label={steps === 1 ? texts.more(frame.label) : texts.less(frame.label)}
        disabled={disabled || readOnly || isAtLimit(text, limit)}
        onClick={() => move(steps)}
      >
        <Icon size={16} />
      </IconButton>
    );
  }

  return (
    <FieldFrame {...frame} describedBy={unit === undefined ? undefined : unitId}>
      {(control) => (
        <Box
          data-steppers={steppers ? '' : undefined}
          data-unit={unit === undefined ? undefined : ''}
          style={{ '--unit': unit?.length ?? 0 } as CSSProperties}
        >
          {button(-1)}
          <input
            {...control}
            ref={joined}
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
