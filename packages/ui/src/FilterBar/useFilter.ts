'use client';
import { useControlled } from '../hooks/useControlled.ts';
import type { FilterChoice } from './filterProps.ts';
import { type FilterValue, groupsOf } from './filterValue.ts';

/** The selection, controlled or uncontrolled, and the groups for it. */
export function useFilter({ groups, value, defaultValue, onValueChange }: FilterChoice) {
  const [current, change] = useControlled<FilterValue>({
    value,
    defaultValue: defaultValue ?? {},
    onChange: onValueChange,
  });
  return {
    value: current,
    groups: groupsOf(groups, current),
    change,
  };
}
