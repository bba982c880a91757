'use client';
import { useState } from 'react';

interface Controlled<Value, Next extends Value> {
  /** The controlled value; undefined for uncontrolled. */
  value: Value | undefined;
  defaultValue: Value | (() => Value);
  onChange: ((value: Next) => void) | undefined;
}

/** A controlled or uncontrolled value, with the function that changes and reports it. */
export function useControlled<Value, Next extends Value = Value>({
  value,
  defaultValue,
  onChange,
}: Controlled<Value, Next>) {
  const [own, setOwn] = useState(defaultValue);

  function change(next: Next) {
    // Also stored when controlled: on switching to uncontrolled the last value stays.
    setOwn(() => next);
    onChange?.(next);
  }

  return [value === undefined ? own : value, change] as const;
}
