'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { moveInList } from '../hooks/listKeys.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { Root } from './Accordion.styles.ts';
import { type AccordionItem, AccordionSection } from './AccordionSection.tsx';
import { type AccordionRules, isLocked, openItem, toggleItem } from './accordionValue.ts';

export type { AccordionItem } from './AccordionSection.tsx';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** In display order. */
  items: readonly AccordionItem[];
  /**
   * `single`: opening an item closes the others. `multiple`: any number may be open.
   * @default 'single'
   */
  type?: 'single' | 'multiple' | undefined;
  /**
   * Whether the last open item can be closed. If not, the first one that can be opened is open at the beginning.
   * @default true
   */
  collapsible?: boolean | undefined;
  /** Values of the open items; of a `single` accordion the first one counts. Uncontrolled when omitted. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items, also when the browser's page search opens one. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /**
   * Level of the headings in the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Titles of 14, 16 and 20 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * `line`: hairlines on the page itself. `box`: a white surface with a border, for paper grounds and asides.
   * @default 'line'
   */
  variant?: 'line' | 'box' | undefined;
}

/** Px of the plus and minus. */
const markPx = { sm: 16, md: 18, lg: 20 } as const;

/** Landmarks help up to about this number, as the authoring practices say. */
const mostRegions = 6;

/** Headings that open their content in place. What is closed stays in the page, and the browser's page search finds and opens it. */
export function Accordion({
  items,
  type = 'single',
  collapsible = true,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  size = 'md',
  variant = 'line',
  onKeyDown,
  ...rest
}: AccordionProps) {
  const rules: AccordionRules = { type, collapsible };
  const [current, change] = useControlled<readonly string[], string[]>({
    value,
    defaultValue: () => {
      const first = items.find((item) => item.disabled !== true);
      return defaultValue ?? (collapsible || first === undefined ? [] : [first.value]);
    },
    onChange: onValueChange,
  });
  const open = type === 'single' ? current.slice(0, 1) : current;

  function moveTo(next: readonly string[]) {
    if (next !== open) change([...next]);
  }

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (isComposing(event) || event.defaultPrevented) return;
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const toggles = Array.from(event.currentTarget.children).flatMap(
      // The first one of an item is its own: those of an accordion inside come after it.
      (item) => item.querySelector<HTMLButtonElement>('[data-part="toggle"]') ?? [],
    );
    const from = toggles.findIndex((toggle) => toggle === event.target);
    if (from === -1) return;
    event.preventDefault();
    const to = moveInList(
      toggles.map((toggle) => ({ text: '', disabled: toggle.disabled })),
      from,
      event.key,
    );
    if (to !== null) toggles[to]?.focus();
  }

  return (
    <Root {...rest} data-size={size} data-variant={variant} onKeyDown={pressKey}>
      {items.map((item) => (
        <AccordionSection
          key={item.value}
          item={item}
          open={open.includes(item.value)}
          locked={isLocked(open, item.value, rules)}
          headingLevel={headingLevel}
          markPx={markPx[size]}
          isRegion={items.length <= mostRegions}
          onToggle={() => moveTo(toggleItem(open, item.value, rules))}
          onReveal={() => moveTo(openItem(open, item.value, rules))}
        />
      ))}
    </Root>
  );
}
