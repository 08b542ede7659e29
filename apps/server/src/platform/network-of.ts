import ipaddr from "ipaddr.js";

/**
 * What counts as one caller: an IPv4 address, or the /64 that a customer of IPv6 has to himself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const [plain] = parsed.toString().split("%");
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`)}/64`;
}

/** Whether an address is of this machine or of a private network. */
export const isPrivateNetwork = (address: string): boolean =>
  ipaddr.isValid(address) &&
  ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());
