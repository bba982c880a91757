import { useState } from 'react';

interface Controlled<Value, Next extends Value> {
  /** Held by the caller; undefined leaves it to the component. */
  value: Value | undefined;
  defaultValue: Value | (() => Value);
  onChange: ((value: Next) => void) | undefined;
}

/** A value that the caller holds or, where none is given, the component, with the function that changes and reports it. */
export function useControlled<Value, Next extends Value = Value>({
  value,
  defaultValue,
  onChange,
}: Controlled<Value, Next>) {
  const [own, setOwn] = useState(defaultValue);

  function change(next: Next) {
    // Kept when the caller holds it too: a caller that lets go leaves the last value in place.
    setOwn(() => next);
    onChange?.(next);
  }

  return [value === undefined ? own : value, change] as const;
}
