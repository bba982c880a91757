import { useEffect, useRef, useState } from 'react';

interface ValueOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * A controlled or uncontrolled value. Updates are based on the latest value, even before it has been rendered: two uploads may finish at
 * the same time, and neither may overwrite the other.
 */
export function useLatestValue<Value>({ value, defaultValue, onValueChange }: ValueOptions<Value>) {
  const [kept, setKept] = useState(defaultValue);
  const current = value === undefined ? kept : value;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  function change(update: (before: Value) => Value) {
    latest.current = update(latest.current);
    setKept(latest.current);
    onValueChange?.(latest.current);
  }

  return [current, change] as const;
}
