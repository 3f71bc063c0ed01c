import { BlockList, isIP, isIPv4 } from 'node:net';

/** What the operator lets Baton reach besides the public internet: a host or a network, on one port or on all. */
export interface EgressAllowance {
  readonly host: string | null;
  readonly network: BlockList | null;
  readonly port: number | null;
}

/** Ports that may be called without being named. */
const openPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/**
 * Everything that is not an address of somebody on the public internet, by the registries of
 * special purpose addresses (RFC 6890 and after). What is in here leads back to this machine, to
 * its neighbours, to the cloud's metadata, or, in version 6, hides such an address of version 4.
 */
const closed4 = [
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

/** Of version 6 only the global addresses are open, and of these not the ones with another meaning. */
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

const closed = { v4: networkOf(...closed4), v6: networkOf(...closed6), global: networkOf(global6) };

const contains = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Is this the address of somebody on the public internet? */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !contains(closed.v4, address)
    : isIP(address) === 6 && contains(closed.global, address) && !contains(closed.v6, address);

const entry =
  /^(?:\[(?<six>[0-9a-f:.]+)\]|(?<plain>[^:/[\]]+))(?:\/(?<prefix>\d{1,3}))?(?::(?<port>\d{1,5}))?$/i;

/**
 * `10.0.0.0/8`, `[fd00::]/8`, `127.0.0.1:4000`, `build.example.internal`: null where the text is
 * none of these.
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

/** Where a call would go: the name that was asked for, an address that it stands for, and the port. */
export interface Destination {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** May Baton connect there? */
export const mayReach = (
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
