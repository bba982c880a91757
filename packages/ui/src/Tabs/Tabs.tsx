'use client';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react';
import { quietPress } from '../hooks/quietPress.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useTextDirection } from '../hooks/useTextDirection.ts';
import { wrapText } from '../hooks/wrapText.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { List, Panel, Root, Trigger } from './Tabs.styles.ts';
import { tabsTexts } from './Tabs.texts.ts';
import { useStrip } from './useStrip.ts';

/** One tab. */
export interface TabItem {
  /** Connects the tab to its panel; never shown. */
  value: string;
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Number of entries of the tab; 0 is shown too. */
  count?: number | undefined;
  /** Cannot be selected; the arrow keys skip it. */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir' | 'defaultValue'> {
  /** In display order. */
  items: readonly TabItem[];
  /** Accessible name of the tab list. */
  label: string;
  /** The selected tab. */
  value?: string | undefined;
  /** The initially selected tab: the first enabled one by default. */
  defaultValue?: string | undefined;
  /** Called with the selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `line`: labels on a base line, for views. `segment`: a compact switch, for ranges and modes of one view.
   * @default 'line'
   */
  variant?: 'line' | 'segment' | undefined;
  /** One `TabPanel` per tab. */
  children?: ReactNode;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Views of one subject, one of them visible. Arrow keys, Home and End select. When too narrow the tabs scroll horizontally and the selected
 * one stays visible.
 */
export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  variant = 'line',
  children,
  ...rest
}: TabsProps) {
  const texts = useTexts('tabs', tabsTexts);
  const [current, choose] = useControlled({
    value,
    defaultValue: () => defaultValue ?? items.find((item) => item.disabled !== true)?.value ?? '',
    onChange: onValueChange,
  });
  const list = useRef<HTMLDivElement>(null);
  const { dir, onFocus } = useTextDirection();
  useStrip(list, current);

  return (
    <Root {...rest} value={current} onValueChange={choose} dir={dir} asChild>
      {/* Radix would write the direction of its arrow keys on the element; its content has that of the page. */}
      <div dir={undefined}>
        <List ref={list} aria-label={label} onFocus={onFocus} data-variant={variant}>
          {items.map((item) => (
            <Trigger
              {...quietPress}
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              aria-description={item.count === undefined ? undefined : texts.count(item.count)}
              data-active={item.value === current ? '' : undefined}
            >
              {item.icon}
              {wrapText(item.label)}
              {item.count === undefined ? null : (
                <span data-part="count" aria-hidden="true">
                  {item.count}
                </span>
              )}
            </Trigger>
          ))}
        </List>
        {children}
      </div>
    </Root>
  );
}

export interface TabPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** Value of its tab. */
  value: string;
  /**
   * Stays mounted, hidden, while another tab is selected: form input in it is kept.
   * @default false
   */
  keepMounted?: boolean | undefined;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Content of a tab; mounted only while its tab is selected, unless `keepMounted`. */
export function TabPanel({ keepMounted = false, ...rest }: TabPanelProps) {
  return <Panel {...rest} forceMount={keepMounted ? true : undefined} />;
}
