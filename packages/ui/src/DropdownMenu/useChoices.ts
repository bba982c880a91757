'use client';
import { useState } from 'react';
import type { MenuCheckbox, MenuRadioGroup } from './menuEntry.ts';

/** What is ticked and chosen in a menu, and how to change it. */
export interface MenuChoices {
  isTicked(item: MenuCheckbox): boolean;
  chosenIn(group: MenuRadioGroup): string | null;
  toggle(item: MenuCheckbox): void;
  choose(group: MenuRadioGroup, value: string): void;
}

interface Reports {
  onCheckedChange: ((value: string, checked: boolean) => void) | undefined;
  onValueChange: ((name: string, value: string) => void) | undefined;
}

/**
 * The checkboxes and radio groups of a menu: an entry says what holds, or the menu keeps it, as long as it is rendered, open or not. A value
 * that an entry ceases to give stays.
 */
export function useChoices({ onCheckedChange, onValueChange }: Reports): MenuChoices {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [picks, setPicks] = useState<ReadonlyMap<string, string>>(new Map());
  const isTicked = (item: MenuCheckbox) => item.checked ?? ticks.get(item.value) ?? item.defaultChecked ?? false;

  return {
    isTicked,
    chosenIn: (group) =>
      group.value === undefined ? (picks.get(group.name) ?? group.defaultValue ?? null) : group.value,
    toggle(item) {
      const checked = !isTicked(item);
      setTicks((before) => new Map(before).set(item.value, checked));
      onCheckedChange?.(item.value, checked);
    },
    choose(group, value) {
      setPicks((before) => new Map(before).set(group.name, value));
      onValueChange?.(group.name, value);
    },
  };
}
