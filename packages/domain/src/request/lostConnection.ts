/** Why no connection came about: the device has no network, or the service does not answer it. */
export type LostConnection = 'offline' | 'unreachable';

/**
 * Why a call found no connection. Only a device that says itself that it has no network is offline; a browser that says the opposite, or a
 * machine that says nothing, has met a service that cannot be reached. Source: docs/rules/requests.md.
 */
export function lostConnection(deviceOnLine: boolean | undefined): LostConnection {
  return deviceOnLine === false ? 'offline' : 'unreachable';
}
