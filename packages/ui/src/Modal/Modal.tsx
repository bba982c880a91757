'use client';
import { Close, type DialogContentProps, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rememberFocus } from '../hooks/focusPlace.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPressAfter } from '../hooks/keepPress.ts';
import { lockPage } from '../hooks/lockPage.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useModalLayer } from '../hooks/useLayer.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { hideOutside } from './hideOutside.ts';
import { Scrim } from './Modal.styles.ts';
import { modalTexts } from './Modal.texts.ts';
import type { InitialFocus, ModalOptions } from './modalOptions.ts';
import { trapFocus } from './trapFocus.ts';
import { useModalState } from './useModalState.ts';
import { useShadowFocus } from './useShadowFocus.ts';

type ModalPanel = ComponentType<DialogContentProps & { ref?: Ref<HTMLDivElement> | undefined }>;

interface ModalProps extends DialogContentProps, ModalOptions {
  /** The styled Radix content of the panel. */
  panel: ModalPanel;
  /** Whether the content has a `Description`. */
  described: boolean;
  closeLabel: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

const nothing = () => null;

/** Writes the rules of a modal before it is first opened: the opening would make the browser read all rules of the page again. */
const WrittenRules = memo(function WrittenRules({ panel: Panel }: Pick<ModalProps, 'panel'>) {
  return (
    <Root open={false}>
      <Scrim as={nothing}>{null}</Scrim>
      <Panel />
      <IconButton as={nothing} aria-label="" />
    </Root>
  );
});

interface OutsideProps {
  open: boolean;
  container: HTMLElement | null | undefined;
  scrim: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Called before anything has changed. */
  keepFocus: () => void;
}

/** Mounted with the scrim: keeps the focus, presses and screen readers from what is outside of an open modal. */
function Outside({ open, container, scrim, panel, keepFocus }: OutsideProps) {
  // Insertion effects come before scrim and panel are in the page: the browser then works out its style once, with all that changes. And
  // what is outside loses the focus.
  useInsertionEffect(keepFocus, [keepFocus]);
  useInsertionEffect(
    () => (open ? hideOutside(container ?? document.body, [scrim.current, panel.current]) : undefined),
    [open, container, scrim, panel],
  );
  const release = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (open && panel.current !== null) release.current = trapFocus(panel.current);
  }, [open, panel]);
  // While the panel is still in the page: notices in it then leave it before the next paint, with the focus.
  useLayoutEffect(() => () => release.current?.(), [open, panel]);
  // As long as the scrim is there.
  useEffect(lockPage, []);
  return null;
}

function findFocus(initialFocus: InitialFocus | undefined, panel: HTMLElement | null): HTMLElement | null {
  if (typeof initialFocus !== 'function') return initialFocus?.current ?? null;
  return panel === null ? null : initialFocus(panel);
}

/**
 * Common to Dialog and SidePanel: scrim, close button, focus trap and focus restoration. To Radix it is not modal: Radix would change the
 * style of the whole page once more, and hide toasts from screen readers.
 */
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
  // Before scrim and panel are in the page: the layout that is measured is that of the last frame.
  useLayoutEffect(() => (open ? lockPage() : undefined), [open]);
  const scrim = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(ref, content);
  const giveBack = useRef<ReturnType<typeof rememberFocus> | null>(null);
  const keepFocus = useCallback(() => {
    giveBack.current = rememberFocus();
  }, []);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const isWritten = useDeferredValue(true, false);
  if (!wasOpen) return isWritten ? <WrittenRules panel={Panel} /> : null;
  return (
    <Root open={open} onOpenChange={change} modal={false}>
      <Portal {...(container === undefined ? {} : { container })}>
        {/* Not the scrim of Radix: its lock writes a style element, which a strict Content-Security-Policy refuses. */}
        <Scrim
          ref={scrim}
          data-state={open ? 'open' : 'closed'}
          removeScrollBar={false}
          allowPinchZoom
          shards={[content]}
          {...keepPressAfter<HTMLDivElement>({
            onClick: () => close('scrim'),
          })}
        >
          <Outside open={open} container={container} scrim={scrim} panel={content} keepFocus={keepFocus} />
        </Scrim>
        <Panel
          // Without a description, Radix would refer to a missing id.
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...rest}
          ref={joined}
          {...keepPressAfter<HTMLDivElement>({ onClick, onDoubleClick, onKeyDown })}
          onOpenAutoFocus={(event) => {
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
          // Nothing outside closes it but the scrim.
          onInteractOutside={(event) => event.preventDefault()}
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
