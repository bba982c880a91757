'use client';
import { Close, type DialogContentProps, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { rememberFocus } from '../hooks/focusPlace.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress, keepPressAfter } from '../hooks/keepPress.ts';
import { keepScrollbarRoom } from '../hooks/scrollbarRoom.ts';
import { useModalLayer } from '../hooks/useLayer.ts';
import { IconButton } from '../IconButton/IconButton.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { Scrim } from './Modal.styles.ts';
import { useShadowFocus } from './useShadowFocus.ts';

/** Props that Dialog and SidePanel have besides those of their parts. */
export interface ModalOptions {
  /** The element in which it is rendered, `document.body` by default: one in a shadow tree, where the styles of the page do not reach. */
  container?: HTMLElement | null;
  /**
   * Where the focus goes on close when the opener is gone, as the button of a deleted row, or had no focus, as in Safari: a control or a
   * heading. By default to what follows in the same list or part of the page.
   */
  returnFocus?: RefObject<HTMLElement | null>;
}

interface ModalProps extends DialogContentProps, ModalOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The styled Radix content of the panel. */
  panel: ComponentType<DialogContentProps & { ref?: Ref<HTMLDivElement> | undefined }>;
  /** Whether the content has a `Description`. */
  described: boolean;
  closeLabel: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Mounted for as long as the page is locked. */
function ScrollbarRoom() {
  useEffect(() => keepScrollbarRoom({ isPadded: true }), []);
  return null;
}

/** Common to Dialog and SidePanel: scrim, close button, focus trap and focus restoration. */
export function Modal({
  open,
  onOpenChange,
  panel: Panel,
  described,
  closeLabel,
  container,
  returnFocus,
  children,
  onClick,
  onDoubleClick,
  onKeyDown,
  ...rest
}: ModalProps) {
  useModalLayer(open);
  useShadowFocus(open, container);
  const giveBack = useRef<ReturnType<typeof rememberFocus> | null>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal {...(container === undefined ? {} : { container })}>
        <Scrim {...keepPress}>
          <ScrollbarRoom />
        </Scrim>
        <Panel
          // Without a description, Radix would refer to a missing id.
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...keepPressAfter<HTMLDivElement>({ onClick, onDoubleClick, onKeyDown })}
          onOpenAutoFocus={() => {
            giveBack.current = rememberFocus();
          }}
          // Radix closes on the native event unless it is prevented.
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack.current?.(() => returnFocus?.current);
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

/** The focus trap of Radix would take the Tab that an input method uses for its candidates. */
const composingKeys = {
  onKeyDown: (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopPropagation();
  },
};

/** The scrolling part of a modal. */
export function ModalBody({ children }: { children: ReactNode }) {
  return (
    <div data-part="body" ref={makeScrollable} {...composingKeys}>
      {children}
    </div>
  );
}
