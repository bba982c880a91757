import { useState } from 'react';
import type { FilterChoice } from './filterProps.ts';
import { type FilterValue, groupsOf } from './filterValue.ts';

/** What is chosen, held by the caller or here, and the groups that go with it. */
export function useFilter({ groups, value, defaultValue, onValueChange }: FilterChoice) {
  const [own, setOwn] = useState<FilterValue>(defaultValue ?? {});
  const current = value ?? own;
  return {
    value: current,
    groups: groupsOf(groups, current),
    change(next: FilterValue) {
      setOwn(next);
      onValueChange?.(next);
    },
  };
}
