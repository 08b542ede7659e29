import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../../platform/http/addresses/public-address.ts";
import { hostOf, isLoopback } from "./read-url.ts";

/** Every address of a name. @throws with `code` ENOTFOUND where there is none */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Milliseconds for a question, and how often it is asked. */
const TIMEOUT = 2500;
const TRIES = 2;
const NONE: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks the name servers and not the machine: the machine's own lookup takes one of four threads,
 * which a company's slow name server would keep from everybody.
 */
export function nameServers(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  return async (host) => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [v4, v6].flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    if (found.length > 0) return found;
    const failed = [v4, v6].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    throw failed.find(({ code }) => !NONE.has(code)) ?? notFound(host);
  };
}
const notFound = (host: string) =>
  Object.assign(new Error(`${host} has no address`), { code: "ENOTFOUND" });

export class NotPublic extends Error {
  readonly code = "EPRIVATE";
}

/**
 * The addresses that may be connected to: one that is not public among them, and there are none.
 * @throws NotPublic, or what `resolve` throws
 */
export async function addressesOf(url: URL, resolve: Resolve): Promise<readonly string[]> {
  if (isLoopback(url)) return url.hostname === "localhost" ? ["127.0.0.1", "::1"] : [hostOf(url)];
  const host = hostOf(url);
  const found = isIP(host) ? [host] : await resolve(host);
  if (found.length === 0) throw notFound(host);
  if (!found.every(isPublicAddress)) throw new NotPublic("Not a public host");
  return found;
}

/** A connection's own lookup: it goes to what was looked at just now, and to nothing else. */
export const lookupOf =
  (url: URL, resolve: Resolve): LookupFunction =>
  (_hostname, { all }, callback) =>
    void addressesOf(url, resolve).then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: isIP(address) }));
        const [first] = addresses;
        if (all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family);
      },
      (error) => callback(error, ""),
    );
