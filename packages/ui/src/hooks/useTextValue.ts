'use client';
import { type Ref, useRef, useState } from 'react';
import { useFieldValue } from './useFieldValue.ts';
import { typedIn } from './useHydratedValue.ts';
import { useJoinedRef } from './useJoinedRef.ts';

interface TextValue {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

/**
 * The value of a native text input. Without a `value` prop the browser keeps the text, so that scripts may set it through the ref; with
 * one, even if undefined, React does: a form may start with no value and return to it.
 */
export function useTextValue(props: TextValue) {
  const { value, defaultValue, onValueChange, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [text, change] = useFieldValue({
    value,
    defaultValue: defaultValue ?? '',
    onChange: onValueChange,
    control: input,
    read: typedIn,
  });
  const given = 'value' in props;
  const [isHeld, setHeld] = useState(given);
  if (given && !isHeld) setHeld(true);
  return { attributes: { ref: joined, ...(isHeld ? { value: text } : { defaultValue }) }, change };
}
