import { isIP } from "node:net";
import { Problem } from "../http/problems/problem.ts";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

interface Asked {
  readonly protocol: string;
  readonly host: string;
  /** As the request line has it. */
  readonly url: string;
}

/**
 * The absolute address of an asked page: where the market says it stands, else where the visitor
 * says it asked. Nothing
 * in the path can name another host.
 */
export function pageAddress(publicUrl: string | undefined, { protocol, host, url }: Asked): URL {
  const path = url.startsWith("/") ? url : pathIn(url);
  const origin = publicUrl
    ? new URL(publicUrl).origin
    : `${protocol === "https" ? "https" : "http"}://${host || "localhost"}`;
  if (publicUrl === undefined && host && !HOST.test(host)) throw notReadable();
  const address = URL.parse(`${origin}${path}`);
  if (!address) throw notReadable();
  // A path that begins with two slashes would be another host's address to whoever reads it next.
  address.pathname = address.pathname.replace(/^\/{2,}/, "/");
  return address;
}

/** Names of a house's own network, by which its proxies and tests ask. */
const OF_A_HOUSE = /\.(localhost|local|internal|intranet|lan|home|corp|svc|arpa|test)$/i;

/**
 * Whether a visitor opened the market by another name than its own, as `www.`: a phone offers a
 * code from an SMS only at the host that the SMS names.
 */
export function isAtOtherName(publicUrl: string | undefined, host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname;
  if (!publicUrl || !name?.includes(".") || isIP(name) || OF_A_HOUSE.test(name)) return false;
  return name !== new URL(publicUrl).hostname;
}

/** A proxy may ask with the whole address. */
const pathIn = (url: string): string => {
  const { pathname = "/", search = "" } = URL.parse(url) ?? {};
  return `${pathname.startsWith("/") ? pathname : "/"}${search}`;
};

const notReadable = () =>
  new Problem("invalid_input", {
    path: "host",
    msg: { en: "The request could not be read", hi: "जो भेजा गया, वह पढ़ा नहीं जा सका" },
  });
