'use client';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Viewport } from './Toast.styles.ts';
import { ToastNotice, type ToastTone } from './ToastNotice.tsx';

export type { ToastTone } from './ToastNotice.tsx';

/** A toast message. */
export interface ToastMessage {
  tone: ToastTone;
  /** One short sentence, e.g. a message from the server, unchanged. */
  text: string;
  /** Milliseconds for which it is shown; 3,000 by default, long enough to read. */
  stayMs?: number | undefined;
}

/** The toasts of the page. */
export interface Toasts {
  /** Shows a toast at the top centre; a text that is already shown restarts its timer instead of appearing twice. */
  show(message: ToastMessage): void;
}

interface Shown extends ToastMessage {
  key: number;
}

const ToastContext = createContext<Toasts | null>(null);

/** Renders toasts. Wrap the application in it once. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextKey = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    const key = nextKey.current++;
    setShown((before) => [...before.filter(({ text }) => text !== message.text), { ...message, key }]);
  }, []);
  const remove = useCallback((key: number) => setShown((before) => before.filter((notice) => notice.key !== key)), []);
  const toasts = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={toasts}>
      {children}
      <Viewport data-toasts="">
        {shown.map(({ key, ...message }) => (
          <Expiring key={key} id={key} {...message} onExpire={remove} />
        ))}
      </Viewport>
    </ToastContext>
  );
}

function Expiring({ id, onExpire, ...message }: ToastMessage & { id: number; onExpire: (key: number) => void }) {
  const expire = useCallback(() => onExpire(id), [id, onExpire]);
  return <ToastNotice {...message} onExpire={expire} />;
}

/** Shows toasts. Throws outside a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
