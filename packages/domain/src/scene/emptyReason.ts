import type { EmptyReason } from '../messages.ts';

/** How a call for data stands or ended. */
export type LoadOutcome =
  | 'loading'
  | 'aborted'
  | 'ready'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'broken'
  | 'refused'
  | 'notFound';

/**
 * What stands where data would stand, by how the call for them ended. Only a device without a network is called offline: a server that
 * is slow or cannot be reached is a failure to load. An aborted call was given up for another one. Source: docs/rules/scenes.md.
 */
export const emptyReasons: Record<LoadOutcome, EmptyReason> = {
  loading: 'loading',
  aborted: 'loading',
  ready: 'noData',
  offline: 'offline',
  unreachable: 'loadFailed',
  timeout: 'loadFailed',
  broken: 'loadFailed',
  refused: 'loadFailed',
  notFound: 'notFound',
};

/** The reason to show in place of data; null when there are data, which stay while others load or fail to. */
export function chooseEmptyReason(outcome: LoadOutcome, hasData: boolean): EmptyReason | null {
  return hasData ? null : emptyReasons[outcome];
}
