'use client';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from '../hooks/useMatches.ts';
import { breakpoint } from '../tokens/typeScale.ts';
import { Viewport } from './Notification.styles.ts';
import { NotificationNotice } from './NotificationNotice.tsx';
import {
  type NotificationMessage,
  type SentNotification,
  shownNotices,
  withMessage,
  withoutNotice,
} from './notices.ts';
import { raise, useHasMoved, useHolder } from './useHolder.ts';

export type { NotificationMessage, NotificationTone } from './notices.ts';

/** Return value of `useNotification`. */
export interface Notifications {
  /** Shows a notification at the top right for 4.5 seconds, and returns a function that closes it. */
  notify(message: NotificationMessage): () => void;
}

const lowScreen = `(max-height: ${breakpoint.lowMax}px)`;

const NotificationContext = createContext<Notifications | null>(null);

/**
 * Renders notifications, three at a time, and one on a low screen; in the panel of an open modal, so that the keyboard reaches them. Wrap the
 * application in it once.
 */
export function NotificationProvider({ children }: { children?: ReactNode }) {
  const [notices, setNotices] = useState<readonly SentNotification[]>([]);
  const isLow = useMatches(lowScreen);
  const nextKey = useRef(0);
  const remove = useCallback((key: number) => setNotices((before) => withoutNotice(before, key)), []);
  const notify = useCallback(
    (message: NotificationMessage) => {
      const key = nextKey.current++;
      setNotices((before) => withMessage(before, { ...message, key }));
      return () => remove(key);
    },
    [remove],
  );
  const notifications = useMemo(() => ({ notify }), [notify]);
  const place = useRef<HTMLDivElement>(null);
  const { holder, panel } = useHolder(place);
  const shown = shownNotices(notices, isLow ? 'low' : 'usual').map((notice) => (
    <Expiring key={notice.key} notice={notice} panel={panel} onGone={remove} />
  ));
  return (
    <NotificationContext value={notifications}>
      {children}
      {/* Out of the flow of the page, as the notifications are. */}
      <Viewport ref={place} data-notifications="" />
      {holder === null || shown.length === 0 ? null : createPortal(<Viewport ref={raise}>{shown}</Viewport>, holder)}
    </NotificationContext>
  );
}

interface ExpiringProps {
  notice: SentNotification;
  /** The panel that it is in; null in the page. */
  panel: HTMLElement | null;
  onGone: (key: number) => void;
}

function Expiring({ notice, panel, onGone }: ExpiringProps) {
  const { key, tone, title, text, stays = false } = notice;
  const gone = useCallback(() => onGone(key), [key, onGone]);
  const hasMoved = useHasMoved(panel);
  return (
    <NotificationNotice
      tone={tone}
      title={title}
      text={text}
      onExpire={stays ? undefined : gone}
      onClose={gone}
      // Screen readers announce what comes into the page with a live role: a notice that moves would be read again.
      {...(hasMoved ? { role: undefined } : {})}
    />
  );
}

/** Shows notifications. Throws outside a `NotificationProvider`. */
export function useNotification(): Notifications {
  const notifications = useContext(NotificationContext);
  if (notifications === null) throw new Error('useNotification needs a NotificationProvider around it');
  return notifications;
}
