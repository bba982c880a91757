'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './InlineAlert.styles.ts';
import { inlineAlertTexts } from './InlineAlert.texts.ts';

/** Severity of a bar: information, success, warning or error. */
export type InlineAlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: InlineAlertTone | undefined;
  /** A short heading above the text; omit it if the text is one sentence. */
  title?: ReactNode;
  /** One link or plain button, on the right. */
  action?: ReactNode;
  /** Called by the close button; without it there is none. The application removes the bar. */
  onClose?: (() => void) | undefined;
  /**
   * The bar appears after page load, in response to something: it is announced, immediately for `danger` and politely for the rest. A bar
   * rendered with the page is not announced.
   * @default false
   */
  live?: boolean | undefined;
  /**
   * `box` is placed in the column of the page; `band` spans the page directly below a header.
   * @default 'box'
   */
  variant?: 'box' | 'band' | undefined;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/** A tinted bar in the page flow. It stays until its cause is resolved, or until it is closed. */
export function InlineAlert({
  tone = 'info',
  title,
  action,
  onClose,
  live = false,
  variant = 'box',
  children,
  ...rest
}: InlineAlertProps) {
  const texts = useTexts('inlineAlert', inlineAlertTexts);
  const Icon = icons[tone];
  const announced = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root role={live ? announced : undefined} {...rest} data-tone={tone} data-variant={variant}>
      <div data-part="row">
        <Icon size={18} />
        <div data-part="words">
          <VisuallyHidden>{texts.tones[tone]}</VisuallyHidden>
          {title === undefined ? null : <p data-part="title">{title}</p>}
          {children === undefined ? null : <div data-part="text">{children}</div>}
        </div>
        {action === undefined ? null : <div data-part="action">{action}</div>}
        {onClose === undefined ? null : (
          <IconButton data-part="close" aria-label={texts.close} onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </div>
    </Root>
  );
}
