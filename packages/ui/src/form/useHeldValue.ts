'use client';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

/**
 * The value of a field that the form holds. A controller returns to the value with which its field was mounted when the form has no default
 * for it: a field that was mounted again would after a reset show what the form no longer holds.
 */
export function useHeldValue(name: string, defaultValue: unknown): unknown {
  // As in a controller, the first default counts.
  const [first] = useState(defaultValue);
  const held: unknown = useWatch({ name, exact: true });
  return held === undefined ? first : held;
}
