import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './InlineAlert.styles.ts';
import { inlineAlertTexts } from './InlineAlert.texts.ts';

/** What a bar tells: a fact, a success, something to look out for, or a failure. */
export type InlineAlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: InlineAlertTone;
  /** A few words above the text; the text alone is enough where it is one sentence. */
  title?: ReactNode;
  /** What the reader can do: one link or one plain button, at the right. */
  action?: ReactNode;
  /** Called when the reader closes the bar; without it there is no such button. The application takes the bar away. */
  onClose?: () => void;
  /**
   * The bar appears after the page was there, in answer to something: it is announced, at once for a failure and after
   * what is being read for the rest. A bar that comes with the page is read in its place and not announced.
   */
  live?: boolean;
  /** `box` stands in the column of the page; `band` runs from edge to edge right under a head. */
  shape?: 'box' | 'band';
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/** A tinted bar in the flow of the page. It stays until what it tells is over, or until it is closed. */
export function InlineAlert({
  tone = 'info',
  title,
  action,
  onClose,
  live = false,
  shape = 'box',
  children,
  ...rest
}: InlineAlertProps) {
  const texts = useTexts('inlineAlert', inlineAlertTexts);
  const Icon = icons[tone];
  const announced = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root role={live ? announced : undefined} {...rest} data-tone={tone} data-shape={shape}>
      <div data-part="row">
        <Icon size={18} />
        <div data-part="words">
          <VisuallyHidden>{texts.tones[tone]}</VisuallyHidden>
          {title === undefined ? null : <p data-part="title">{title}</p>}
          {children === undefined ? null : <div data-part="text">{children}</div>}
        </div>
        {action === undefined ? null : <div data-part="action">{action}</div>}
        {onClose === undefined ? null : (
          <button data-part="close" type="button" aria-label={texts.close} onClick={onClose}>
            <CloseIcon size={18} />
          </button>
        )}
      </div>
    </Root>
  );
}
