'use client';
import type { MouseEvent, Ref } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { filterBarTexts } from './FilterBar.texts.ts';
import { chosenOptions, type FilterGroup, type FilterOption, type FilterValue, pressOption } from './filterValue.ts';

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function Content({ label, count }: Pick<FilterOption, 'label' | 'count'>) {
  const texts = useTexts('filterBar', filterBarTexts);
  if (count === undefined) return <span>{label}</span>;
  return (
    <>
      <span>{label}</span>
      <span data-part="count">{count === null ? '' : texts.count(count)}</span>
    </>
  );
}

/** The options of a group, 不限 first. As links they point to the same selection as a press. */
export function FilterOptions({
  group,
  value,
  labelledBy,
  href,
  fitting = Number.POSITIVE_INFINITY,
  onChange,
  ref,
}: {
  group: FilterGroup;
  value: FilterValue;
  labelledBy: string;
  href?: (value: FilterValue) => string;
  /** How many fit; the others are hidden. */
  fitting?: number;
  onChange(value: FilterValue): void;
  ref?: Ref<HTMLUListElement>;
}) {
  const texts = useTexts('filterBar', filterBarTexts);
  const chosen = chosenOptions(group, value).map((option) => option.value);
  const all: (Omit<FilterOption, 'value'> & { value: string | null })[] = [
    { value: null, label: texts.unlimited, disabled: false },
    ...group.options,
  ];
  return (
    <ul role={listRole} ref={ref} data-part="options" aria-labelledby={labelledBy}>
      {all.map((option, index) => {
        const on = option.value === null ? chosen.length === 0 : chosen.includes(option.value);
        const next = pressOption(value, group, option.value);
        const count = option.count ?? undefined;
        const attributes = {
          'data-part': 'option',
          'data-none': count === 0 ? '' : undefined,
          'aria-label': count === undefined ? undefined : texts.counted(option.label, count),
        };
        return (
          <li key={option.value ?? ''} data-cut={index >= fitting ? '' : undefined}>
            {href === undefined || option.disabled ? (
              <button
                type="button"
                {...attributes}
                aria-pressed={on}
                disabled={option.disabled}
                onClick={() => onChange(next)}
              >
                <Content label={option.label} count={option.count} />
              </button>
            ) : (
              <Link
                href={href(next)}
                {...attributes}
                aria-current={on ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChange(next);
                }}
              >
                <Content label={option.label} count={option.count} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
