'use client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isSame } from './isSame.ts';
import { type FormPart, useFormReset } from './useFormReset.ts';
import { useHydratedValue } from './useHydratedValue.ts';
import { useResetValue } from './useResetValue.ts';

interface FieldValue<Value, Control> {
  /** The controlled value; undefined for uncontrolled. */
  value: Value | undefined;
  /** The latest one counts: an uncontrolled field shows it until it is changed, and again after a reset, as native fields do. */
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  /**
   * The value that the field makes of any other, such as the nearest one of its steps. The owner's values are compared as they were given:
   * other steps are no other value of the owner. By default it is the same value.
   */
  normalize?: ((value: Value) => Value) | undefined;
  /** The element by which the field belongs to a form. */
  control: RefObject<Control | null>;
  /** Reads the value in a native control, which may be changed before it is hydrated. */
  read?: ((control: Control) => Value) | undefined;
}

/**
 * The value of a field, controlled or not, with the function that changes and reports it. A reset of the native form returns it to its
 * default, or when controlled to the value that its owner set last by itself, such as a record that was loaded, and reports that. A
 * controlled value that becomes undefined empties the field. What was entered before the field was hydrated is a change like any other.
 */
export function useFieldValue<Value, Control extends FormPart>({
  value,
  defaultValue,
  onChange,
  normalize,
  control,
  read,
}: FieldValue<Value, Control>) {
  const [own, setOwn] = useState<{ value: Value } | null>(null);
  // Also while `own` no longer counts: an owner may answer a change with undefined.
  const [reported, setReported] = useState(own);
  const base = useResetValue(value, reported);
  const [wasControlled, setWasControlled] = useState(value !== undefined);
  const [reset, setReset] = useState<{ before: Value } | null>(null);
  const isControlled = value !== undefined;
  const fitting = (given: Value) => (normalize === undefined ? given : normalize(given));
  const held = fitting(isControlled ? value : own === null ? defaultValue : own.value);
  const found = useHydratedValue({ control, read, rendered: held, onRead: change });
  const current = found === null ? held : found.value;

  if (wasControlled !== isControlled) {
    setWasControlled(isControlled);
    if (!isControlled) setOwn(null);
  }

  useFormReset(control, (isHeld) => {
    setOwn(null);
    setReported(null);
    if (!isHeld) setReset({ before: current });
  });
  // After the commit: an action may have changed the default in the same update.
  const report = useEffectEvent((before: Value) => {
    const next = fitting(isControlled && base.current !== undefined ? base.current : defaultValue);
    if (!isSame(next, before)) onChange?.(next);
  });
  useEffect(() => {
    if (reset !== null) report(reset.before);
  }, [reset]);

  function change(next: Value) {
    const entered = { value: next };
    setOwn(entered);
    setReported(entered);
    onChange?.(next);
  }

  return [current, change] as const;
}
