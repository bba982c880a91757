'use client';
import { useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Panel } from './FilterBar.styles.ts';
import { filterBarTexts } from './FilterBar.texts.ts';
import { FilterOptions } from './FilterOptions.tsx';
import type { FilterPanelProps } from './filterProps.ts';
import { type FilterGroup, type FilterValue, listedGroups } from './filterValue.ts';
import { useFilter } from './useFilter.ts';
import { useFolding } from './useFolding.ts';

export type { FilterPanelProps } from './filterProps.ts';

/** Lines that a row of options takes before the rest is collapsed. */
const usualLines = 2;

function Row({
  group,
  value,
  href,
  lines,
  onChange,
}: {
  group: FilterGroup;
  value: FilterValue;
  href: FilterPanelProps['href'];
  lines: number;
  onChange(value: FilterValue): void;
}) {
  const texts = useTexts('filterBar', filterBarTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { boxRef, fitting } = useFolding(lines);
  const folds = fitting <= group.options.length;
  return (
    <div data-part="row" data-open={open ? '' : undefined}>
      <span id={id} data-part="label">
        {group.label}
      </span>
      <FilterOptions
        ref={boxRef}
        group={group}
        value={value}
        labelledBy={id}
        href={href}
        fitting={open ? undefined : fitting}
        onChange={onChange}
      />
      {folds ? (
        <button
          type="button"
          data-part="unfold"
          aria-expanded={open}
          aria-label={open ? texts.foldName(group.label) : texts.unfoldName(group.label)}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? texts.fold : texts.unfold}</span>
          <ChevronDownIcon size={16} />
        </button>
      ) : null}
    </div>
  );
}

/** The rows of a filter on one card, from tablets up. On phones FilterSummary opens them in a sheet. */
export function FilterPanel({
  groups,
  value,
  defaultValue,
  onValueChange,
  href,
  lines = usualLines,
  style,
  ...rest
}: FilterPanelProps) {
  const filter = useFilter({ groups, value, defaultValue, onValueChange });
  return (
    <Panel {...rest} style={{ '--filter-lines': lines, ...style } as FilterPanelProps['style']}>
      {listedGroups(filter.groups).map((group) => (
        <Row key={group.key} group={group} value={filter.value} href={href} lines={lines} onChange={filter.change} />
      ))}
    </Panel>
  );
}
