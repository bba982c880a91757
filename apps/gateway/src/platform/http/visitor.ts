import { isIP } from 'node:net';

/** The eight groups of an IPv6 address in URL notation. */
function groupsOf(address: string): number[] | null {
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (host === undefined) return null;
  const [head = '', tail] = host.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const start = read(head);
  const end = read(tail ?? '');
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

/** True for `::ffff:0:0/96`, IPv4-mapped IPv6. */
function isMapped(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

/**
 * Visitor id of an address: an IPv4 address itself, also when IPv4-mapped; the /64 network of an IPv6 address, since one visitor has 2^64
 * addresses. Invalid addresses are unchanged.
 */
export function visitorOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const groups = isIP(bare) === 6 ? groupsOf(bare) : null;
  if (groups === null) return bare;
  if (!isMapped(groups))
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':');
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
