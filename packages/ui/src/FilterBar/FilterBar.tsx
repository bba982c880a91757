'use client';
import { Root } from './FilterBar.styles.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import type { FilterBarProps } from './filterProps.ts';
import { useFilter } from './useFilter.ts';

export type { FilterBarProps } from './filterProps.ts';
export type { FilterGroup, FilterGroups, FilterOption, FilterValue } from './filterValue.ts';

/** A filter: rows of options, and below them the selected ones and the number of results. */
export function FilterBar({
  groups,
  value,
  defaultValue,
  onValueChange,
  href,
  lines,
  total,
  totalText,
  tools,
  sheetTitle,
  onDraftChange,
  draftTotal,
  applyText,
  sheetOnly = false,
  ...rest
}: FilterBarProps) {
  const filter = useFilter({ groups, value, defaultValue, onValueChange });
  const choice = { groups, value: filter.value, onValueChange: filter.change };
  return (
    <Root {...rest}>
      {sheetOnly ? null : <FilterPanel {...choice} href={href} lines={lines} />}
      <FilterSummary
        {...choice}
        {...{ total, totalText, tools, sheetTitle, onDraftChange, draftTotal, applyText, sheetOnly }}
      />
    </Root>
  );
}
