'use client';
import { Close, type DialogContentProps, Portal, Root } from '@radix-ui/react-dialog';
import { type ComponentType, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { rememberFocus } from '../hooks/focusPlace.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPressAfter } from '../hooks/keepPress.ts';
import { lockPage } from '../hooks/lockPage.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useModalLayer } from '../hooks/useLayer.ts';
import { IconButton } from '../IconButton/IconButton.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Scrim } from './Modal.styles.ts';
import { modalTexts } from './Modal.texts.ts';
import type { InitialFocus, ModalOptions } from './modalOptions.ts';
import { useModalState } from './useModalState.ts';
import { useShadowFocus } from './useShadowFocus.ts';

interface ModalProps extends DialogContentProps, ModalOptions {
  /** The styled Radix content of the panel. */
  panel: ComponentType<DialogContentProps & { ref?: Ref<HTMLDivElement> | undefined }>;
  /** Whether the content has a `Description`. */
  described: boolean;
  closeLabel: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Mounted for as long as the page is locked. */
function PageLock() {
  useEffect(lockPage, []);
  return null;
}

function findFocus(initialFocus: InitialFocus | undefined, panel: HTMLElement | null): HTMLElement | null {
  if (typeof initialFocus !== 'function') return initialFocus?.current ?? null;
  return panel === null ? null : initialFocus(panel);
}

/** Common to Dialog and SidePanel: scrim, close button, focus trap and focus restoration. */
export function Modal({
  open: asked,
  defaultOpen,
  onOpenChange,
  loading,
  initialFocus,
  panel: Panel,
  described,
  closeLabel,
  container,
  returnFocus,
  children,
  onClick,
  onDoubleClick,
  onKeyDown,
  ref,
  ...rest
}: ModalProps) {
  const { open, refused, change, because, close } = useModalState({ open: asked, defaultOpen, onOpenChange, loading });
  const texts = useTexts('modal', modalTexts);
  useModalLayer(open);
  useShadowFocus(open, container);
  const content = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(ref, content);
  const giveBack = useRef<ReturnType<typeof rememberFocus> | null>(null);
  return (
    <Root open={open} onOpenChange={change}>
      <Portal {...(container === undefined ? {} : { container })}>
        {/* Not the scrim of Radix: its lock writes a style element, which a strict Content-Security-Policy refuses. */}
        <Scrim
          data-state={open ? 'open' : 'closed'}
          removeScrollBar={false}
          allowPinchZoom
          shards={[content]}
          {...keepPressAfter<HTMLDivElement>({
            onClick: () => close('scrim'),
          })}
        >
          <PageLock />
        </Scrim>
        <Panel
          // Without a description, Radix would refer to a missing id.
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...rest}
          ref={joined}
          {...keepPressAfter<HTMLDivElement>({ onClick, onDoubleClick, onKeyDown })}
          onOpenAutoFocus={(event) => {
            giveBack.current = rememberFocus();
            const first = findFocus(initialFocus, content.current);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          // Radix closes on the native event unless it is prevented.
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
            else because('escape');
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack.current?.(() => returnFocus?.current);
          }}
        >
          {children}
          {/* Without a role: the content of a dialog may have a status of its own, which its page finds by role. */}
          <VisuallyHidden aria-live="polite">
            {/* A new element for each attempt: the same text again would be no change. */}
            {refused === 0 ? null : <span key={refused}>{texts.loading}</span>}
          </VisuallyHidden>
          {/* Last in the DOM, so that the first control of the body gets the focus. */}
          <Close asChild>
            <IconButton data-part="close" aria-label={closeLabel} onClick={() => because('closeButton')}>
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
