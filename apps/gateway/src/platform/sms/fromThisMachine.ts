import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether an address or a host name is loopback. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIPv4(host) ? 'ipv4' : 'ipv6'));
}

/** Proxy headers: with one of them the request comes from elsewhere, even over a loopback connection. */
const forwarded = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * True for a request from this machine: the connection comes from a loopback address, whatever headers say; no proxy forwarded it; and its
 * Host is loopback, which prevents DNS rebinding.
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
