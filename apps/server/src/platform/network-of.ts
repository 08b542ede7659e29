import { isIP } from "node:net";

/**
 * What counts as one caller: an IPv4 address, or the /64 that a customer of IPv6 has to himself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside) return inside;
  const [left = [], right = []] = address
    .split("::")
    .map((side) => side.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
