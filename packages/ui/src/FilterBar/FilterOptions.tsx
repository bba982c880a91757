import type { MouseEvent, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { filterBarTexts } from './FilterBar.texts.ts';
import { chosenOptions, type FilterGroup, type FilterValue, pressOption } from './filterValue.ts';

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The options of a group, 不限 first. As links they lead where a press would. */
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
  /** How many have room; the others are hidden. */
  fitting?: number;
  onChange(value: FilterValue): void;
  ref?: Ref<HTMLUListElement>;
}) {
  const texts = useTexts('filterBar', filterBarTexts);
  const chosen = chosenOptions(group, value).map((option) => option.value);
  const all = [{ value: null, label: texts.unlimited, disabled: false }, ...group.options];
  return (
    <ul ref={ref} data-part="options" aria-labelledby={labelledBy}>
      {all.map((option, index) => {
        const on = option.value === null ? chosen.length === 0 : chosen.includes(option.value);
        const next = pressOption(value, group, option.value);
        return (
          <li key={option.value ?? ''} data-cut={index >= fitting ? '' : undefined}>
            {href === undefined || option.disabled ? (
              <button
                type="button"
                data-part="option"
                aria-pressed={on}
                disabled={option.disabled}
                onClick={() => onChange(next)}
              >
                {option.label}
              </button>
            ) : (
              <Link
                href={href(next)}
                data-part="option"
                aria-current={on ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChange(next);
                }}
              >
                {option.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
