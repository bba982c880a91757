'use client';
import {
  type ComponentPropsWithRef,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { keepPress, keepPressAfter } from '../hooks/keepPress.ts';
import type { Placement } from '../hooks/placePanel.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Panel, Root } from './Popover.styles.ts';

/** Props set on the trigger button. */
export interface PopoverTriggerProps {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name of the popover. */
  label: string;
  /** The trigger: a `Button` or `button`. */
  trigger: ReactElement<PopoverTriggerProps>;
  /** Uncontrolled when omitted. */
  open?: boolean | undefined;
  /**
   * Whether an uncontrolled popover is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'below-start' */
  placement?: Placement | undefined;
  children: ReactNode;
}

/**
 * Details or a few controls next to the button that opens them; not modal. The focus moves into it and returns on close; Escape, a press
 * outside and focus leaving it close it.
 */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'below-start',
  children,
  onClick,
  onDoubleClick,
  onKeyDown,
  ref,
  ...rest
}: PopoverProps) {
  const id = useId();
  const [shown, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const root = useJoinedRef(anchor, ref);

  function close(returns: boolean) {
    change(false);
    if (returns) anchor.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }

  useAnchoredPanel({ open: shown, anchor, panel, placement, onDismiss: (reason) => close(reason === 'escape') });
  useEffect(() => {
    if (!shown) return;
    const first = panel.current?.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
    (first ?? panel.current)?.focus();
  }, [shown]);

  return (
    <Root {...rest} ref={root} {...keepPressAfter<HTMLSpanElement>({ onClick, onDoubleClick, onKeyDown })}>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': shown,
        'aria-controls': shown ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          change(!shown);
        },
      })}
      {shown ? (
        <Panel {...keepPress} ref={panel} id={id} aria-label={label}>
          {children}
        </Panel>
      ) : null}
    </Root>
  );
}
