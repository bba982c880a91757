import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether an address or a host name is this machine's own, which no other machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIPv4(host) ? 'ipv4' : 'ipv6'));
}

/** Headers that a proxy adds: with one of them the request comes from elsewhere, even over a local connection. */
const forwarded = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * True when a request was made on this very machine. The connection itself comes from a loopback address, whatever headers say; no
 * proxy passed it on; and it names this machine, so that a page of another site whose name was made to lead here does not count.
 */
export function fromThisMachine(request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const { remoteAddress = '' } = request.socket;
  const { host = '' } = request.headers;
  return (
    isLoopback(remoteAddress) &&
    ownHost.test(host) &&
    !Object.keys(request.headers).some((name) => forwarded.test(name))
  );
}
