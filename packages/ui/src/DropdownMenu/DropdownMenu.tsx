'use client';
import {
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPressAfter } from '../hooks/keepPress.ts';
import type { Placement } from '../hooks/placePanel.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Root } from './DropdownMenu.styles.ts';
import { MenuPanel, type MenuStart } from './MenuPanel.tsx';
import type { MenuEntry } from './menuEntry.ts';
import { useChoices } from './useChoices.ts';

export type {
  MenuCheckbox,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioOption,
  MenuSeparator,
  MenuSubmenu,
  SubmenuEntry,
} from './menuEntry.ts';

/** Props set on the button that opens a menu. */
export interface MenuTriggerProps {
  id?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface DropdownMenuProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onSelect'> {
  /** The button: a `Button`, an `IconButton` or a `button`, or a function that renders one with the given props. */
  trigger: ReactElement<MenuTriggerProps> | ((props: MenuTriggerProps) => ReactElement);
  /** What the menu offers, in display order. Values are unique in the whole menu. */
  items: readonly MenuEntry<Value>[];
  /** Called with the value of a selected item or link, after the menu has closed and the focus is back on the button. */
  onSelect?: ((value: Value) => void) | undefined;
  /** Called when a checkbox is ticked or unticked, with its value. */
  onCheckedChange?: ((value: Value, checked: boolean) => void) | undefined;
  /** Called when another option of a radio group is chosen, with the name of the group and the option. */
  onValueChange?: ((name: string, value: string) => void) | undefined;
  /** Accessible name of the menu; that of the button by default. */
  label?: string | undefined;
  /** Uncontrolled when omitted. */
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Where it opens when there is room.
   * @default 'below-start'
   */
  placement?: Placement | undefined;
  /**
   * Type of 14 px, or with `sm` of 13 px: for rows of tables and tool bars.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
}

/**
 * A button with a menu of actions, links and settings. Arrow keys, Home, End and typing move through it; Escape, Tab, a press outside and a
 * selection close it.
 */
export function DropdownMenu<Value extends string = string>({
  trigger,
  items,
  onSelect,
  onCheckedChange,
  onValueChange,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'below-start',
  size = 'md',
  onClick,
  onDoubleClick,
  onKeyDown,
  ref,
  ...rest
}: DropdownMenuProps<Value>) {
  const id = useId();
  const [shown, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [start, setStart] = useState<MenuStart>('menu');
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const root = useJoinedRef(anchor, ref);
  const choices = useChoices({
    // What is reported is the value of an entry.
    onCheckedChange: (value, checked) => onCheckedChange?.(value as Value, checked),
    onValueChange,
  });
  useAnchoredPanel({
    open: shown,
    anchor,
    panel,
    placement,
    onDismiss: (reason) => (reason === 'escape' ? close() : change(false)),
  });

  function close() {
    change(false);
    anchor.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }

  function show(at: MenuStart) {
    setStart(at);
    change(true);
  }

  const given = typeof trigger === 'function' ? {} : trigger.props;
  const triggerId = given.id ?? `${id}-trigger`;
  const button: MenuTriggerProps = {
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': shown,
    'aria-controls': shown ? id : undefined,
    onClick: (event) => {
      given.onClick?.(event);
      if (event.defaultPrevented) return;
      // A click without a pointer comes from a key, or from assistive technology.
      if (shown) change(false);
      else show(event.detail === 0 ? 'first' : 'menu');
    },
    onKeyDown: (event) => {
      given.onKeyDown?.(event);
      if (event.defaultPrevented || shown || isComposing(event)) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.stopPropagation();
      show(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };

  return (
    <Root
      {...rest}
      {...keepPressAfter<HTMLSpanElement>({ onClick, onDoubleClick, onKeyDown })}
      ref={root}
      data-state={shown ? 'open' : 'closed'}
    >
      {typeof trigger === 'function' ? trigger(button) : cloneElement(trigger, button)}
      {shown ? (
        <MenuPanel
          panel={panel}
          id={id}
          label={label}
          labelledBy={triggerId}
          items={items}
          size={size}
          start={start}
          choices={choices}
          close={close}
          select={(value) => {
            close();
            onSelect?.(value as Value);
          }}
        />
      ) : null}
    </Root>
  );
}
