import { accountMessages } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';
import { useSyncExternalStore } from 'react';
import { browserKeepsLogin } from '../../shared/storage/keepsLogin.ts';

const neverChanges = () => () => {};

/** Says in a browser that keeps nothing how long a login lasts there; the page is prerendered for those that do. */
export function NotKeptNote() {
  const isKept = useSyncExternalStore(neverChanges, browserKeepsLogin, () => true);
  return isKept ? null : <InlineAlert>{accountMessages.loginNotKept}。</InlineAlert>;
}
