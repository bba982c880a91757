'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useFieldValue } from '../hooks/useFieldValue.ts';

interface ValueOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** The element by which the field belongs to a form. */
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>;
}

/**
 * A controlled or uncontrolled value. Updates are based on the latest value, even before it has been rendered: two uploads may finish at
 * the same time, and neither may overwrite the other.
 */
export function useLatestValue<Value>({ value, defaultValue, onValueChange, control }: ValueOptions<Value>) {
  const [current, set] = useFieldValue({ value, defaultValue, onChange: onValueChange, control });
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  function change(update: (before: Value) => Value) {
    latest.current = update(latest.current);
    set(latest.current);
  }

  return [current, change] as const;
}
