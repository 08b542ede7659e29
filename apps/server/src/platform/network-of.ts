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
