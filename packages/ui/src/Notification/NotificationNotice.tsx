'use client';
import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLayer } from '../hooks/useLayer.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Notice } from './Notification.styles.ts';
import { notificationTexts } from './Notification.texts.ts';
import type { NotificationTone } from './notices.ts';

export interface NotificationNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  tone: NotificationTone;
  title: string;
  text?: ReactNode;
  /** Called once when the notification expires; without it, it stays. */
  onExpire?: (() => void) | undefined;
  onClose: () => void;
}

/** Milliseconds for which a notification is shown. */
export const notificationMs = 4_500;

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/**
 * One notification: it expires after `notificationMs`, but not while hovered or focused. Closing it from the keyboard restores the focus.
 */
export function NotificationNotice({ tone, title, text, onExpire, onClose, ...rest }: NotificationNoticeProps) {
  const texts = useTexts('notification', notificationTexts);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const held = pointed || focused;
  useEffect(() => {
    if (held || onExpire === undefined) return;
    const timer = setTimeout(onExpire, notificationMs);
    return () => clearTimeout(timer);
  }, [held, onExpire]);

  function enter({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }

  function close() {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  }

  // Escape then leaves a dialog around it open.
  useLayer(focused, close);

  const Icon = icons[tone];
  return (
    <Notice
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      }}
    >
      <Icon size={20} />
      <div data-part="words">
        <p data-part="title">{title}</p>
        {text === undefined ? null : <div data-part="text">{text}</div>}
      </div>
      <IconButton data-part="close" aria-label={texts.close} onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </Notice>
  );
}
