import { BlockList, isIP, isIPv4 } from 'node:net';

/** A private host or network that the operator allows, on one port or all ports. */
export interface EgressAllowance {
  readonly host: string | null;
  readonly network: BlockList | null;
  readonly port: number | null;
}

/** Ports that are allowed by default. */
const openPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/**
 * IPv4 addresses that aren't public, by the IANA special-purpose registries (RFC 6890 and later).
 * They lead to this machine, its network, or cloud metadata services.
 */
const privateIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/** Only global IPv6 addresses are allowed, without those that have a special purpose. */
const global6 = '2000::/3';
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const networkOf = (...networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const text of networks) {
    const [address = '', prefix = ''] = text.split('/');
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
};

const closed = {
  v4: networkOf(...privateIpv4),
  v6: networkOf(...closed6),
  global: networkOf(global6),
};

const contains = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Returns true for a public internet address. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !contains(closed.v4, address)
    : isIP(address) === 6 && contains(closed.global, address) && !contains(closed.v6, address);

const entry =
  /^(?:\[(?<six>[0-9a-f:.]+)\]|(?<plain>[^:/[\]]+))(?:\/(?<prefix>\d{1,3}))?(?::(?<port>\d{1,5}))?$/i;

/**
 * Parses an entry such as `10.0.0.0/8`, `[fd00::]/8`, `127.0.0.1:4000`, or
 * `build.example.internal`. Returns null for anything else.
 */
export const parseAllowance = (text: string): EgressAllowance | null => {
  const groups = entry.exec(text.trim())?.groups;
  if (groups === undefined) return null;
  const host = (groups['six'] ?? groups['plain'] ?? '').toLowerCase();
  const port = groups['port'] === undefined ? null : Number(groups['port']);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  const version = isIP(host);
  const prefix = groups['prefix'];
  if (version === 0)
    return prefix === undefined && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)
      ? { host, network: null, port }
      : null;
  const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
  if (bits > (version === 4 ? 32 : 128)) return null;
  return { host: null, network: networkOf(`${host}/${bits}`), port };
};

/** Destination of a request: the requested host, one of its addresses, and the port. */
export interface Destination {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** Returns true if a connection to the destination is allowed. */
export const isAllowedDestination = (
  { host, address, port }: Destination,
  allowances: readonly EgressAllowance[],
): boolean => {
  const name = host.replace(/\.$/, '').toLowerCase();
  const isAllowed = allowances.some(
    (one) =>
      (one.port === null || one.port === port) &&
      (one.host === name || (one.network !== null && contains(one.network, address))),
  );
  return isAllowed || (openPorts.has(port) && isPublicAddress(address));
};
