import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Addresses that are not on the open internet: this machine, private networks, and what is set
 * aside.
 */
const closed = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(net, prefix, "ipv4");
/**
 * Of IPv6 only 2000::/3 is in use; 2001:db8::/32 is for documents, 2002::/16 and 2001::/32 carry
 * IPv4 addresses inside.
 */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [net, prefix] of [
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2001::", 32],
] as const)
  closed.addSubnet(net, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/**
 * Whether a URL that a visitor gave may be called at all; its host's addresses are judged by
 * `publicLookup` when it is called.
 */
export function mayCall(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== "https:" || port || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host)
    ? isPublicAddress(host)
    : /\.[a-z][a-z0-9-]+\.?$/.test(host) &&
        !/\.(local|localhost|internal|home\.arpa|lan|intranet)\.?$/.test(host);
}

/**
 * Name lookup for calls to hosts that visitors name: one private address among the answers, and
 * there is no call.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error("Not a public host"), { code: "EPRIVATE" }), "");
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
