import { Close, type DialogContentProps, Portal, Root } from '@radix-ui/react-dialog';
import { type ComponentType, type ReactNode, type Ref, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { Scrim } from './Modal.styles.ts';

interface ModalProps extends DialogContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The styled Radix content of the panel. */
  panel: ComponentType<DialogContentProps & { ref?: Ref<HTMLDivElement> | undefined }>;
  /** Whether the content has a `Description`. */
  described: boolean;
  closeLabel: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Common to Dialog and SidePanel: scrim, close button, focus trap and focus restoration. */
export function Modal({ open, onOpenChange, panel: Panel, described, closeLabel, children, ...rest }: ModalProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim />
        <Panel
          // Without a description, Radix would refer to a missing id.
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...rest}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {children}
          {/* Last in the DOM, so that the first control of the body gets the focus. */}
          <Close asChild>
            <IconButton data-part="close" aria-label={closeLabel}>
              <CloseIcon />
            </IconButton>
          </Close>
        </Panel>
      </Portal>
    </Root>
  );
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** A long text without controls must be focusable itself, or the keyboard could not scroll it. */
function makeScrollable(body: HTMLDivElement | null) {
  if (body === null || body.querySelector(controls) !== null) return;
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/** The scrolling part of a modal. */
export function ModalBody({ children }: { children: ReactNode }) {
  return (
    <div data-part="body" ref={makeScrollable}>
      {children}
    </div>
  );
}
