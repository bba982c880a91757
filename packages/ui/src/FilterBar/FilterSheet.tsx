'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { openModal } from '../hooks/browser.ts';
import { PageLock } from '../hooks/PageLock.tsx';
import { useModalLayer } from '../hooks/useLayer.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Sheet } from './FilterBar.styles.ts';
import { filterBarTexts } from './FilterBar.texts.ts';
import { FilterOptions } from './FilterOptions.tsx';
import type { FilterSummaryProps } from './filterProps.ts';
import {
  clearFilters,
  type FilterGroup,
  type FilterGroups,
  type FilterValue,
  groupsOf,
  listedGroups,
} from './filterValue.ts';

interface FilterSheetProps extends Pick<FilterSummaryProps, 'draftTotal' | 'applyText' | 'onDraftChange'> {
  title: string;
  groups: FilterGroups;
  /** The selection when the sheet opens. */
  value: FilterValue;
  onApply(value: FilterValue): void;
  onClose(): void;
}

function SheetGroup({
  group,
  value,
  onChange,
}: {
  group: FilterGroup;
  value: FilterValue;
  onChange(value: FilterValue): void;
}) {
  const id = useId();
  return (
    <div data-part="group">
      <h3 id={id}>{group.label}</h3>
      <FilterOptions group={group} value={value} labelledBy={id} onChange={onChange} />
    </div>
  );
}

/**
 * A filter as a modal sheet: the selection is a draft, applied by its button and discarded on close. The native modal dialog traps and
 * restores the focus.
 */
export function FilterSheet({
  title,
  groups,
  value,
  draftTotal,
  applyText,
  onDraftChange,
  onApply,
  onClose,
}: FilterSheetProps) {
  const texts = useTexts('filterBar', filterBarTexts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const notify = useRef(onDraftChange);
  const [draft, setDraft] = useState(value);
  const shown = listedGroups(groupsOf(groups, draft));
  const uncounted = draftTotal === undefined ? texts.applyUncounted : texts.apply(draftTotal);

  useEffect(() => {
    notify.current = onDraftChange;
  });

  useModalLayer(true);
  // A layout effect is cleaned up while the dialog is still in the document: only then does closing it restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return element === null ? undefined : openModal(element);
  }, []);

  useEffect(() => notify.current?.(draft), [draft]);
  useEffect(() => () => notify.current?.(null), []);

  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => {
        // The event is asynchronous: the dialog may have been opened again in the meantime.
        if (dialog.current?.open !== true) onClose();
      }}
    >
      <PageLock />
      <h2 id={titleId}>{title}</h2>
      <div data-part="body">
        {shown.map((group) => (
          <SheetGroup key={group.key} group={group} value={draft} onChange={setDraft} />
        ))}
      </div>
      <div data-part="foot">
        <Button variant="secondary" size="lg" onClick={() => setDraft(clearFilters(draft, shown))}>
          {texts.reset}
        </Button>
        <Button size="lg" onClick={() => onApply(draft)}>
          {applyText?.(draftTotal) ?? uncounted}
        </Button>
      </div>
      {/* Last in the DOM, so that the first option gets the focus. */}
      <IconButton data-part="close" data-hover="none" aria-label={texts.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Sheet>
  );
}
