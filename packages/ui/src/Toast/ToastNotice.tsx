import { noticeMs } from '@lima-id/domain';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';
import { Notice } from './Toast.styles.ts';

/** What a notice tells: a fact, a success, a warning or a failure. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  tone: ToastTone;
  text: string;
  /** Milliseconds that it stays; `noticeMs` by default. */
  stayMs?: number | undefined;
  /** Called once when the notice has stayed its time. */
  onExpire?: () => void;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/** One notice: it stays its time, and as long as the pointer or the focus is on it. */
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
      {text}
    </Notice>
  );
}
