'use client';
import { type RefObject, useMemo } from 'react';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import type { ComboboxProps, ComboboxValue } from './comboboxProps.ts';

const none: readonly never[] = [];

function listed<Value extends string>(value: Value | readonly Value[] | null): readonly Value[] {
  if (value === null) return none;
  return typeof value === 'string' ? [value] : value;
}

/** The chosen values of a field for one or several, as a list, with the function that changes and reports them. */
export function useChosen<Value extends string, Multiple extends boolean>(
  { multiple, value, defaultValue, onValueChange }: ComboboxProps<Value, Multiple>,
  control: RefObject<HTMLInputElement | null>,
) {
  return useFieldValue<readonly Value[], HTMLInputElement>({
    value: useMemo(() => (value === undefined ? undefined : listed<Value>(value)), [value]),
    defaultValue: useMemo(() => listed<Value>(defaultValue ?? null), [defaultValue]),
    // `multiple` says which of both it is.
    onChange: (next) => onValueChange?.((multiple ? next : (next[0] ?? null)) as ComboboxValue<Value, Multiple>),
    control,
  });
}
