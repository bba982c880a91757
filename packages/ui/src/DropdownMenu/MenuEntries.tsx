'use client';
import { useId } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { dropdownMenuTexts } from './DropdownMenu.texts.ts';
import { MenuRow } from './MenuRow.tsx';
import {
  hasMarks,
  type MenuCheckbox,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuRadioGroup,
} from './menuEntry.ts';
import type { MenuShared } from './menuShared.ts';
import { Submenu } from './Submenu.tsx';

interface PartProps<Part> {
  part: Part;
  /** Rows keep room before their label. */
  marked: boolean;
  shared: MenuShared;
}

function Item({ part, marked, shared }: PartProps<MenuItem>) {
  const { value, kind: _kind, icon, ...row } = part;
  return (
    <MenuRow {...row} kind="item" mark={marked ? (icon ?? null) : undefined} onActivate={() => shared.select(value)} />
  );
}

function Checkbox({ part, shared }: PartProps<MenuCheckbox>) {
  const checked = shared.choices.isTicked(part);
  return (
    <MenuRow
      kind="checkbox"
      label={part.label}
      shortcut={part.shortcut}
      disabled={part.disabled}
      checked={checked}
      mark={checked ? <CheckIcon size={16} /> : null}
      onActivate={() => {
        shared.choices.toggle(part);
        // More may follow, unless Enter said that this was all.
        if (shared.activation.current === 'Enter') shared.close();
      }}
    />
  );
}

function Heading({ id, group }: { id: string; group: MenuGroup | MenuRadioGroup }) {
  if (group.labelHidden === true) return null;
  return (
    <div id={id} data-part="heading" role="presentation">
      {group.label}
    </div>
  );
}

function groupName(id: string, { labelHidden, label }: MenuGroup | MenuRadioGroup) {
  return labelHidden === true ? { 'aria-label': label } : { 'aria-labelledby': id };
}

function Radios({ part, shared }: PartProps<MenuRadioGroup>) {
  const id = useId();
  const chosen = shared.choices.chosenIn(part);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a menu
    <div role="group" {...groupName(id, part)}>
      <Heading id={id} group={part} />
      {part.options.map(({ value, label, disabled }) => (
        <MenuRow
          key={value}
          kind="radio"
          label={label}
          disabled={disabled}
          checked={value === chosen}
          mark={value === chosen ? <span data-part="dot" /> : null}
          onActivate={() => {
            if (value !== chosen) shared.choices.choose(part, value);
            if (shared.activation.current !== 'Space') shared.close();
          }}
        />
      ))}
    </div>
  );
}

function Group({ part, marked, shared }: PartProps<MenuGroup>) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a menu
    <div role="group" {...groupName(id, part)}>
      <Heading id={id} group={part} />
      {part.items.map((item) =>
        item.kind === 'checkbox' ? (
          <Checkbox key={item.value} part={item} marked={marked} shared={shared} />
        ) : (
          <Item key={item.value} part={item} marked={marked} shared={shared} />
        ),
      )}
    </div>
  );
}

function Entry({ part, marked, shared }: PartProps<MenuEntry>) {
  switch (part.kind) {
    case 'separator':
      return <hr />;
    case 'checkbox':
      return <Checkbox part={part} marked={marked} shared={shared} />;
    case 'radio':
      return <Radios part={part} marked={marked} shared={shared} />;
    case 'group':
      return <Group part={part} marked={marked} shared={shared} />;
    case 'submenu':
      return (
        <Submenu part={part} marked={marked} shared={shared}>
          <MenuEntries entries={part.items} shared={shared} />
        </Submenu>
      );
    default:
      return <Item part={part} marked={marked} shared={shared} />;
  }
}

/** Identifies an entry among those of its level. */
function keyOf(entry: MenuEntry, index: number): string {
  if (entry.kind === 'separator') return `separator ${index}`;
  if (entry.kind === 'radio') return `radio ${entry.name}`;
  return entry.kind === 'group' ? `group ${entry.label}` : `${entry.kind ?? 'item'} ${entry.value}`;
}

/** The entries of a menu or submenu; a row that says so where there are none. */
export function MenuEntries({ entries, shared }: { entries: readonly MenuEntry[]; shared: MenuShared }) {
  const texts = useTexts('dropdownMenu', dropdownMenuTexts);
  const marked = hasMarks(entries);
  if (entries.length === 0) return <MenuRow kind="item" label={texts.empty} disabled onActivate={shared.close} />;
  return entries.map((entry, index) => (
    <Entry key={keyOf(entry, index)} part={entry} marked={marked} shared={shared} />
  ));
}
