import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network of one caller: an IPv4 address, or the /64 that a customer of IPv6 has to himself.
 */
export const networkOf = (address: string): string => prefixOf(address, 32, 64);

/** The network that one operator is likely to own: the /24 in IPv4, the /48 in IPv6. */
export const widerNetworkOf = (address: string): string => prefixOf(address, 24, 48);

function prefixOf(address: string, v4Bits: number, v6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4)
    return v4Bits === 32
      ? parsed.toString()
      : `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${v4Bits}`)}/${v4Bits}`;
  // Without the zone of a link-local address, which a prefix has not.
  const [plain] = parsed.toString().split("%");
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${v6Bits}`)}/${v6Bits}`;
}

/** Whether an address is of this machine or of a private network. */
export const isPrivateNetwork = (address: string): boolean =>
  ipaddr.isValid(address) &&
  ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());

/** Whether an address is one of these, or in one of these prefixes. */
export const isInNetworks = (address: string, networks: readonly string[]): boolean =>
  ipaddr.isValid(address) &&
  networks.some((network) => {
    const parsed = ipaddr.process(address);
    const [base, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), undefined] as const);
    if (parsed.kind() !== base.kind()) return false;
    return parsed.match(base, bits ?? (base.kind() === "ipv4" ? 32 : 128));
  });

export const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || (ipaddr.isValidCIDR(text) && isIP(text.split("/")[0] ?? "") !== 0);
