'use client';
import { useState } from 'react';
import { type CategoryNode, categoryPath } from './categoryPath.ts';

interface Given {
  categories: readonly CategoryNode[];
  value: string;
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((ids: string[]) => void) | undefined;
}

/** Which categories are expanded. The ancestors of a newly selected category are expanded, and can be collapsed again. */
export function useExpanded({ categories, value, expanded, defaultExpanded, onExpandedChange }: Given) {
  const above = (id: string) => categoryPath(categories, id).slice(0, -1);
  const [own, setOwn] = useState<readonly string[]>(() => [...new Set([...(defaultExpanded ?? []), ...above(value)])]);
  const [shownFor, setShownFor] = useState(value);
  const open = expanded ?? own;

  // The selection changed, here or elsewhere.
  if (shownFor !== value) {
    setShownFor(value);
    setOwn([...new Set([...own, ...above(value)])]);
  }

  function change(ids: string[]) {
    setOwn(ids);
    onExpandedChange?.(ids);
  }

  return {
    isOpen: (id: string) => open.includes(id),
    show: (id: string) => (open.includes(id) ? undefined : change([...open, id])),
    toggle: (id: string) => change(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
  };
}
