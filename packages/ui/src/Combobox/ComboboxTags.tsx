'use client';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { listRole } from '../hooks/listRole.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { comboboxTexts } from './Combobox.texts.ts';

interface ComboboxTagsProps<Value extends string> {
  /** Name of the list. */
  name: string;
  tags: readonly { value: Value; label: string }[];
  disabled: boolean;
  input: RefObject<HTMLInputElement | null>;
  onRemove(value: Value): void;
}

/** The chosen options of a field as tags. Arrow keys lead through their buttons, which are no stops for the Tab key, and into the field. */
export function ComboboxTags<Value extends string>({
  name,
  tags,
  disabled,
  input,
  onRemove,
}: ComboboxTagsProps<Value>) {
  const texts = useTexts('combobox', comboboxTexts);
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus goes once a tag has been removed. */
  const next = useRef<number | null>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    if (next.current === null) return;
    const at = next.current;
    next.current = null;
    (buttons()[Math.min(at, tags.length - 1)] ?? input.current)?.focus();
  }, [tags.length, input]);

  function remove(index: number, byKey: boolean) {
    if (byKey) next.current = index;
    // The button goes, and the field would be left.
    input.current?.focus();
    const tag = tags[index];
    if (tag !== undefined) onRemove(tag.value);
  }

  function pressKey(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    if (isComposing(event)) return;
    const all = buttons();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const { key } = event;
    if (key === 'Backspace' || key === 'Delete') remove(at, true);
    else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') input.current?.focus();
    else if (key === forward) (all[at + 1] ?? input.current)?.focus();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') all[at - 1]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <ul role={listRole} ref={list} aria-label={name}>
      {tags.map(({ value, label }, index) => (
        <li key={value} data-part="tag">
          <span title={label}>{label}</span>
          {disabled ? null : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.remove(label)}
              // A key presses without a count.
              onClick={({ detail }) => remove(index, detail === 0)}
              onKeyDown={(event) => pressKey(event, index)}
            >
              <CloseIcon size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
