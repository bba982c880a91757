'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { isSame } from './isSame.ts';

/**
 * The value to which a reset returns a controlled field: the one that its owner set last by itself. A value that responds to a change
 * reported by the field does not count: whichever arrives in the same render, or the reported one if it arrives later.
 */
export function useResetValue<Value>(
  value: Value | undefined,
  /** What the field reported last, a new object each time; null since a reset. */
  reported: { readonly value: Value } | null,
): RefObject<Value | undefined> {
  const base = useRef(value);
  const seen = useRef({ value, reported, isAwaited: false });
  useEffect(() => {
    const before = seen.current;
    const isNew = !isSame(value, before.value);
    const isReported = reported !== null && reported !== before.reported;
    const isAnswer = isReported || (before.isAwaited && reported !== null && isSame(value, reported.value));
    if (isNew && !isAnswer) base.current = value;
    const isAwaited = isReported || (before.isAwaited && reported !== null);
    seen.current = { value, reported, isAwaited: isAwaited && !isNew };
  }, [value, reported]);
  return base;
}
