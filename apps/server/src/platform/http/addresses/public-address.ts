import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The only block of IPv6 in use on the internet. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is on the open internet: no private network, nothing set aside. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6);
}

/**
 * Whether a URL that a visitor gave may be called at all; its host's addresses are checked by
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
