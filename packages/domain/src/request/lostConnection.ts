/** Why no connection was made: the device is offline, or the service does not answer. */
export type LostConnection = 'offline' | 'unreachable';

/**
 * Why a call found no connection. Only a device that reports to be offline is offline; otherwise, or without such a report, the service is
 * unreachable. Source: docs/rules/requests.md.
 */
export function lostConnection(deviceOnLine: boolean | undefined): LostConnection {
  return deviceOnLine === false ? 'offline' : 'unreachable';
}
