import { Close, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ComponentPropsWithoutRef, type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { CloseButton, Panel, Scrim } from './Dialog.styles.ts';
import { dialogTexts } from './Dialog.texts.ts';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  open: boolean;
  /** Called with false when the reader closes it: Escape, the scrim or the close button. */
  onOpenChange(open: boolean): void;
  /** The dialog's name, always shown. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** Buttons at the right, the cancelling one first; on phones they share the width. */
  footer?: ReactNode;
  /** Width in px from tablets up; 520 by default. Phones get a sheet over the whole width. */
  width?: number;
  ref?: Ref<HTMLDivElement>;
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** A long text without controls must take the focus itself, or the keyboard could not scroll it. */
function reachable(body: HTMLDivElement | null) {
  if (body === null || body.querySelector(controls) !== null) return;
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/**
 * A dialog over the page. Focus goes to the first control of its body, stays inside, and comes back to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width,
  style,
  children,
  ...rest
}: DialogProps) {
  const texts = useTexts('dialog', dialogTexts);
  const opener = useRef<Element | null>(null);
  const size = {
    '--dialog-width': width === undefined ? 'var(--lima-layout-dialog-width)' : `${width}px`,
    ...style,
  } as CSSProperties;
  // Without a description the reference to it is taken away, since it would lead nowhere.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim />
        <Panel
          {...described}
          {...rest}
          style={size}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div data-part="head">
            <Title data-part="title">{title}</Title>
            {description === undefined ? null : <Description data-part="description">{description}</Description>}
          </div>
          <div data-part="body" ref={reachable}>
            {children}
          </div>
          {footer === undefined ? null : <div data-part="footer">{footer}</div>}
          {/* Last in the page, so that the first control of the body gets the focus. */}
          <Close asChild>
            <CloseButton type="button" aria-label={texts.close}>
              <CloseIcon />
            </CloseButton>
          </Close>
        </Panel>
      </Portal>
    </Root>
  );
}
