'use client';
import { type Ref, useRef, useState } from 'react';
import { useFieldValue } from './useFieldValue.ts';
import { typedIn } from './useHydratedValue.ts';
import { useJoinedRef } from './useJoinedRef.ts';

interface TextValue<Control> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  ref: Ref<Control> | undefined;
}

/**
 * The value of a native text control. Without a `value` prop the browser keeps the text, so that scripts may set it through the ref; with
 * one, even if undefined, React does: a form may start with no value and return to it.
 */
export function useTextValue<Control extends HTMLInputElement | HTMLTextAreaElement>(props: TextValue<Control>) {
  const { value, defaultValue, onValueChange, ref } = props;
  const control = useRef<Control>(null);
  const joined = useJoinedRef(control, ref);
  const [text, change] = useFieldValue({
    value,
    defaultValue: defaultValue ?? '',
    onChange: onValueChange,
    control,
    read: typedIn,
  });
  const given = 'value' in props;
  const [isHeld, setHeld] = useState(given);
  if (given && !isHeld) setHeld(true);
  return { attributes: { ref: joined, ...(isHeld ? { value: text } : { defaultValue }) }, text, isHeld, change };
}
