import { useEffect, useRef, useState } from 'react';

interface ValueOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * A value that is given or kept here. Changes are made from what it was after the last change, even before that has been
 * rendered: two uploads may end in the same moment, and neither may undo the other.
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
