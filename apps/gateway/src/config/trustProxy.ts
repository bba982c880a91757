import { isIP } from 'node:net';
import { StartRefusal } from '../platform/startRefusal.ts';

/** Whose X-Forwarded-For is trusted: none, a hop count of proxies, or proxies at the given addresses, networks and network names. */
export type TrustProxy = false | number | string[];

/** Named networks: 127.0.0.0/8 and ::1; 169.254.0.0/16 and fe80::/10; 10/8, 172.16/12, 192.168/16 and fc00::/7. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** Maximum hop count. */
const hopsMax = 10;

/** Minimum prefix length of a network: a wider one includes clients, which could then spoof any address. */
const minBits = { 4: 8, 6: 16 } as const;

function refuse(value: string, reason: string): never {
  const allowed = `0（不信任）、1 至 ${hopsMax} 的代理层数，或以逗号分隔的代理 IP 地址、网段（如 10.0.0.0/8）与 ${names.join('、')}`;
  throw new StartRefusal(`环境变量 TRUST_PROXY 的值“${value}”无效${reason}，应为 ${allowed}。`);
}

function readNetwork(value: string, network: string): string {
  if (names.includes(network)) return network;
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  const isBits = bits === undefined || /^\d{1,3}$/.test(bits);
  // The prefix length of an IPv4-mapped IPv6 address would count other bits.
  if ((version !== 4 && version !== 6) || rest.length > 0 || !isBits || /[.%]/.test(version === 6 ? address : '')) {
    return refuse(value, '');
  }
  if (bits === undefined) return network;
  if (Number(bits) > (version === 4 ? 32 : 128)) return refuse(value, '');
  if (Number(bits) < minBits[version]) {
    return refuse(value, `：网段 ${network} 过大，其中的访客可以伪造自己的地址`);
  }
  return network;
}

/**
 * Reads TRUST_PROXY. Throws a StartRefusal for invalid values, and for values that would trust everybody: `true`, `*`, and wide networks.
 */
export function readTrustProxy(value: string): TrustProxy {
  if (value === '0') return false;
  if (/^(?:true|yes|on|all|any|\*)$/i.test(value)) {
    return refuse(value, '：信任所有来源会让任何访客伪造自己的地址');
  }
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return hops >= 1 && hops <= hopsMax ? hops : refuse(value, '');
  }
  return value.split(',').map((network) => readNetwork(value, network.trim()));
}
