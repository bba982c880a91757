import type { ReactNode } from 'react';

/** What a notification tells: a fact, a success, a warning or a failure. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** A notification as an application sends it. */
export interface NotificationMessage {
  tone: NotificationTone;
  /** A few words that say what happened. */
  title: string;
  /** What follows from it, or where to look; a link may stand in it. */
  text?: ReactNode;
  /** Stays until it is closed, for what must not be missed. */
  stays?: boolean;
}

/** A notification that was sent; the key tells it from others. */
export interface SentNotification extends NotificationMessage {
  key: number;
}

/** Notifications shown at the same time. What comes while they are there waits for a place. */
export const notificationsShown = 3;

/** What is there after a message came: the same words that are still there are not said twice, but start over. */
export function withMessage(notices: readonly SentNotification[], sent: SentNotification): SentNotification[] {
  const same = ({ title, text }: NotificationMessage) => title === sent.title && text === sent.text;
  const place = notices.findIndex(same);
  return place < 0 ? [...notices, sent] : notices.map((notice, index) => (index === place ? sent : notice));
}

/** What is there after one of them went. */
export function withoutNotice(notices: readonly SentNotification[], key: number): SentNotification[] {
  return notices.filter((notice) => notice.key !== key);
}

/** Those that have a place, oldest first. */
export function shownNotices(notices: readonly SentNotification[]): SentNotification[] {
  return notices.slice(0, notificationsShown);
}
