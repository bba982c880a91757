import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Viewport } from './Toast.styles.ts';
import { ToastNotice, type ToastTone } from './ToastNotice.tsx';

export type { ToastTone } from './ToastNotice.tsx';

/** A notice to be shown. */
export interface ToastMessage {
  tone: ToastTone;
  /** One short sentence; a server's message as it came. */
  text: string;
  /** Milliseconds that it stays; `noticeMs` by default, which is long enough to be read. */
  stayMs?: number;
}

interface Toasts {
  /** Shows a notice at the top centre for its time; a text that is already there starts over instead of doubling. */
  show(message: ToastMessage): void;
}

interface Shown extends ToastMessage {
  key: number;
}

const ToastContext = createContext<Toasts | null>(null);

/** The place where notices appear. Put it once around an application. */
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
      <Viewport>
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

/** Shows notices. Refuses to work outside a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
