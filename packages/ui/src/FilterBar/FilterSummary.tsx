'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { listRole } from '../hooks/listRole.ts';
import { CloseIcon, FilterIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Summary } from './FilterBar.styles.ts';
import { filterBarTexts } from './FilterBar.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import type { FilterSummaryProps } from './filterProps.ts';
import { chosenFilters, clearFilters, listedGroups, removeChosen } from './filterValue.ts';
import { useFilter } from './useFilter.ts';

export type { FilterSummaryProps } from './filterProps.ts';

/** Removing a filter also removes its button: the focus moves to the next one, or to the total after the last. */
function useFocusAfterRemoval(left: number) {
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-part="chip"]') ?? [];
    const next = buttons[Math.min(removed.current, left - 1)] ?? root.current?.querySelector('output');
    removed.current = null;
    if (next instanceof HTMLElement) next.focus();
  }, [left]);
  return {
    root,
    /** The filter at this index is being removed. */
    removing: (index: number) => {
      removed.current = index;
    },
  };
}

/** The selected filters, removable one by one or all at once, and the number of results. On phones it also opens the filter sheet. */
export function FilterSummary({
  groups,
  value,
  defaultValue,
  onValueChange,
  total,
  totalText,
  tools,
  sheetTitle,
  onDraftChange,
  draftTotal,
  applyText,
  sheetOnly = false,
  ...rest
}: FilterSummaryProps) {
  const texts = useTexts('filterBar', filterBarTexts);
  const filter = useFilter({ groups, value, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const chosen = chosenFilters(filter.groups, filter.value);
  const inSheet = chosenFilters(listedGroups(filter.groups), filter.value).length;
  const { root, removing } = useFocusAfterRemoval(chosen.length);

  return (
    <Summary {...rest} data-sheet-only={sheetOnly ? '' : undefined}>
      <div data-part="line" ref={root}>
        <div data-part="tools">
          {tools}
          <button
            type="button"
            data-part="open"
            aria-haspopup="dialog"
            aria-label={inSheet === 0 ? texts.open : texts.openChosen(inSheet)}
            onClick={() => setOpen(true)}
          >
            <FilterIcon size={18} />
            <span>{texts.open}</span>
            {inSheet === 0 ? null : <span data-part="badge" data-count={inSheet} />}
          </button>
        </div>
        {chosen.length === 0 ? null : (
          <ul role={listRole} data-part="chips" aria-label={texts.chosen}>
            {chosen.map((one, index) => (
              <li key={`${one.group.key} ${one.option.value}`}>
                <button
                  type="button"
                  data-part="chip"
                  aria-label={texts.remove(one.option.label)}
                  onClick={() => {
                    removing(index);
                    filter.change(removeChosen(filter.value, one));
                  }}
                >
                  <span>{one.option.label}</span>
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
            <li>
              <Button
                variant="text"
                size="sm"
                onClick={() => {
                  removing(0);
                  filter.change(clearFilters(filter.value, filter.groups));
                }}
              >
                {texts.clear}
              </Button>
            </li>
          </ul>
        )}
        <output tabIndex={-1}>{total === undefined ? '' : (totalText ?? texts.total)(total)}</output>
      </div>
      {open ? (
        <FilterSheet
          title={sheetTitle ?? texts.open}
          groups={groups}
          value={filter.value}
          draftTotal={draftTotal}
          applyText={applyText}
          onDraftChange={onDraftChange}
          onApply={(draft) => {
            setOpen(false);
            filter.change(draft);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Summary>
  );
}
