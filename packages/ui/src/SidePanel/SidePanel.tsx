import { Close, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react';
import { Scrim } from '../Dialog/Dialog.styles.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Panel } from './SidePanel.styles.ts';
import { sidePanelTexts } from './SidePanel.texts.ts';

export interface SidePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  open: boolean;
  /** Called with false when the reader closes it: Escape, the scrim or the close button. */
  onOpenChange: (open: boolean) => void;
  /** The panel's name, always shown in its head. */
  title: ReactNode;
  /** A sentence at the start of the body, read out with the title. */
  description?: ReactNode;
  /** Buttons in the fixed foot: one takes the whole width, several share it, the cancelling one first. */
  footer?: ReactNode;
  /** A line below the buttons, as the way to another panel. */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** A long text without controls must take the focus itself, or the keyboard could not scroll it. */
function reachable(body: HTMLDivElement | null) {
  if (body === null || body.querySelector(controls) !== null) return;
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/**
 * A panel from the right edge for a task beside the page; a page of its own on phones. Focus goes to the first control of
 * its body, stays inside, and comes back to where it was.
 */
export function SidePanel({ open, onOpenChange, title, description, footer, note, children, ...rest }: SidePanelProps) {
  const texts = useTexts('sidePanel', sidePanelTexts);
  const opener = useRef<Element | null>(null);
  // Without a description the reference to it is taken away, since it would lead nowhere.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim />
        <Panel
          {...described}
          {...rest}
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
          </div>
          <div data-part="body" ref={reachable}>
            {description === undefined ? null : <Description data-part="description">{description}</Description>}
            {children}
          </div>
          {footer === undefined && note === undefined ? null : (
            <div data-part="footer">
              {footer === undefined ? null : <div data-part="buttons">{footer}</div>}
              {note === undefined ? null : <div data-part="note">{note}</div>}
            </div>
          )}
          {/* Last in the page, so that the first control of the body gets the focus. */}
          <Close data-part="close" aria-label={texts.close}>
            <CloseIcon />
          </Close>
        </Panel>
      </Portal>
    </Root>
  );
}
