'use client';
import { useMemo, useState } from 'react';
import type { ComboboxOption } from './comboboxItems.ts';

/** The labels of chosen values, also of those that other searches found. A value without an option is its own label. */
export function useLabels<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  chosenOptions: readonly ComboboxOption<Value>[] | undefined,
) {
  const [remembered, setRemembered] = useState<ReadonlyMap<Value, string>>(new Map());
  const labels = useMemo(
    () => new Map([...(chosenOptions ?? []), ...options].map(({ value, label }) => [value, label])),
    [options, chosenOptions],
  );
  return {
    labelOf: (value: Value): string => labels.get(value) ?? remembered.get(value) ?? value,
    remember: ({ value, label }: ComboboxOption<Value>) => setRemembered((before) => new Map(before).set(value, label)),
  };
}
