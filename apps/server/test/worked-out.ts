import { hash } from "node:crypto";
import type { Challenge } from "@rebale/contract/http/challenge";

/** A challenge's answer, as the site's client finds it. */
export function workedOut({ token, bits }: Challenge): string {
  for (let n = 0; ; n++)
    if (hash("sha256", `${token}:${n}`, "buffer").readUInt32BE(0) >>> (32 - bits) === 0)
      return `${token}:${n}`;
}
