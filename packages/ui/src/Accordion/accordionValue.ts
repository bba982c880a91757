/** What decides which items of an accordion may be open. */
export interface AccordionRules {
  /** Whether opening an item closes the others. */
  type: 'single' | 'multiple';
  /** Whether the last open item can be closed. */
  collapsible: boolean;
}

/** Whether an item cannot be closed: it is the only open one, and one has to be. */
export function isLocked(open: readonly string[], item: string, { collapsible }: AccordionRules): boolean {
  return !collapsible && open.length === 1 && open[0] === item;
}

/** The open items after one was opened; the same as before when it was open already. */
export function openItem(open: readonly string[], item: string, { type }: AccordionRules): readonly string[] {
  if (open.includes(item)) return open;
  return type === 'single' ? [item] : [...open, item];
}

/** The open items after an item was pressed; the same as before when it cannot be closed. */
export function toggleItem(open: readonly string[], item: string, rules: AccordionRules): readonly string[] {
  if (!open.includes(item)) return openItem(open, item, rules);
  return isLocked(open, item, rules) ? open : open.filter((other) => other !== item);
}
