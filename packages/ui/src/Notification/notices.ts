import type { ReactNode } from 'react';

/** Severity of a notification: information, success, warning or error. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** A notification, as passed to `notify`. */
export interface NotificationMessage {
  tone: NotificationTone;
  /** A short summary of what happened. */
  title: string;
  /** Consequences or further information; may contain a link. */
  text?: ReactNode;
  /** Stays until closed, for messages that must not be missed. */
  stays?: boolean | undefined;
}

/** A sent notification; the key identifies it. */
export interface SentNotification extends NotificationMessage {
  key: number;
}

/** Maximum number of visible notifications, and that on a low screen. Further ones are queued. */
export const notificationsShown = { usual: 3, low: 1 } as const;

/** The list after a message was sent: a message equal to a present one replaces it and restarts its timer. */
export function withMessage(notices: readonly SentNotification[], sent: SentNotification): SentNotification[] {
  const same = ({ title, text }: NotificationMessage) => title === sent.title && text === sent.text;
  const place = notices.findIndex(same);
  return place < 0 ? [...notices, sent] : notices.map((notice, index) => (index === place ? sent : notice));
}

/** The list after one notification was removed. */
export function withoutNotice(notices: readonly SentNotification[], key: number): SentNotification[] {
  return notices.filter((notice) => notice.key !== key);
}

/** The visible notifications, oldest first. */
export function shownNotices(notices: readonly SentNotification[], screen: 'usual' | 'low'): SentNotification[] {
  return notices.slice(0, notificationsShown[screen]);
}
