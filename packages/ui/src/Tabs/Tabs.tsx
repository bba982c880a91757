import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react';
import { quietPress } from '../hooks/quietPress.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useTexts } from '../locale/useTexts.ts';
import { List, Panel, Root, Trigger } from './Tabs.styles.ts';
import { tabsTexts } from './Tabs.texts.ts';
import { useStrip } from './useStrip.ts';

/** One tab. */
export interface TabItem {
  /** Joins the tab to its panel; never shown. */
  value: string;
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** How many entries stand behind the tab; shown from 0. */
  count?: number;
  /** Cannot be chosen; the arrow keys pass over it. */
  disabled?: boolean;
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir' | 'defaultValue'> {
  /** In the order shown. */
  items: readonly TabItem[];
  /** What the tabs choose between: the name of the list, read aloud. */
  label: string;
  /** The chosen tab. */
  value?: string;
  /** The tab chosen at first: the first that can be chosen, by default. */
  defaultValue?: string;
  /** Called with the tab that was chosen. */
  onValueChange?: (value: string) => void;
  /** `line`: words on a base line, for views. `segment`: a small switch, for ranges and forms of one view. */
  look?: 'line' | 'segment';
  /** One `TabPanel` a tab. */
  children?: ReactNode;
  /** The outer element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Views of one thing, one of them in sight. Arrow keys, Home and End choose. Without room the tabs scroll sideways and the
 * chosen one stays in view.
 */
export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  look = 'line',
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
  useStrip(list, current);

  return (
    <Root {...rest} value={current} onValueChange={choose}>
      <List ref={list} aria-label={label} data-look={look}>
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
            {item.label}
            {item.count === undefined ? null : (
              <span data-part="count" aria-hidden="true">
                {item.count}
              </span>
            )}
          </Trigger>
        ))}
      </List>
      {children}
    </Root>
  );
}

export interface TabPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** The tab it belongs to. */
  value: string;
  /** Stays in the page, hidden, while another tab is chosen: what was typed in it is kept. */
  keepMounted?: boolean;
  /** The outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** What stands behind a tab; in the page only while its tab is chosen, unless it is kept. */
export function TabPanel({ keepMounted = false, ...rest }: TabPanelProps) {
  return <Panel {...rest} forceMount={keepMounted ? true : undefined} />;
}
