'use client';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';
import { Notice } from './Toast.styles.ts';

/** Severity of a toast: information, success, warning or error. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  tone: ToastTone;
  text: string;
  /**
   * Milliseconds for which it is shown.
   * @default 3000
   */
  stayMs?: number | undefined;
  /** Called once when the toast expires. */
  onExpire?: (() => void) | undefined;
}

/** Milliseconds for which a toast is shown. */
const noticeMs = 3_000;

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/** One toast: it expires after `stayMs`, but not while hovered or focused. */
export function ToastNotice({ tone, text, stayMs = noticeMs, onExpire, ...rest }: ToastNoticeProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || onExpire === undefined) return;
    const timer = setTimeout(onExpire, stayMs);
    return () => clearTimeout(timer);
  }, [held, stayMs, onExpire]);
  const Icon = icons[tone];
  return (
    <Notice
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} />
      <span>{text}</span>
    </Notice>
  );
}
