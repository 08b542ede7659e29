import type { Words } from "@rebale/contract/values/complaint";

/**
 * A browser's keys: an uncompressed P-256 point and 16 random bytes, in base64url. Any other could
 * not be encrypted to.
 */
export function whyNotSubscribed({
  p256dh,
  auth,
}: {
  p256dh: string;
  auth: string;
}): { path: string; msg: Words } | null {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || point[0] !== 4)
    return {
      path: "keys.p256dh",
      msg: { en: "This is not a browser's public key", hi: "यह ब्राउज़र की सार्वजनिक कुंजी नहीं है" },
    };
  if (Buffer.from(auth, "base64url").length !== 16)
    return {
      path: "keys.auth",
      msg: { en: "This is not a browser's secret", hi: "यह ब्राउज़र की कुंजी नहीं है" },
    };
  return null;
}

/** A member's browsers at most; the oldest makes room. */
export const MAX_BROWSERS = 10;

/** Whether a push service's host stands in the list; `*.example.org` is any name below it. */
export function isPushHost(endpoint: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(endpoint);
  return hosts.some((host) =>
    host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
