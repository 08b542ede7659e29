import { isIP } from "node:net";
import { isPublicAddress } from "../../../platform/http/addresses/public-address.ts";

/** Which addresses may be told anything, as far as they are seen without asking for their names. */

export interface UrlRules {
  /** Whether plain http to this machine is let in, for who tries it at home. */
  readonly loopback: boolean;
  /** The port that the market itself answers at. */
  readonly ownPort: number;
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);
const PORTS: ReadonlySet<string> = new Set(["", "8443"]);
/** Names that stand for nothing on the open internet. */
const RESERVED = /\.(local|localhost|internal|home\.arpa|lan|intranet|onion)\.?$/;

/** A URL that a company gave; null where it may not be called at all. */
export function readUrl(text: string, rules: UrlRules): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (isLoopback(url)) return rules.loopback && portOf(url) !== rules.ownPort ? url : null;
  if (url.protocol !== "https:" || !PORTS.has(url.port)) return null;
  const host = hostOf(url);
  if (isIP(host)) return isPublicAddress(host) ? url : null;
  return /\.[a-z][a-z0-9-]+\.?$/.test(host) && !RESERVED.test(host) ? url : null;
}

/** Only as it is written here: `http://127.1` is read as the same, other names of it are not. */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && LOOPBACK.has(hostname);

/** Without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const portOf = ({ port, protocol }: URL): number =>
  port ? Number(port) : protocol === "http:" ? 80 : 443;
