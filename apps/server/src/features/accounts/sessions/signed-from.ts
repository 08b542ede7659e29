import type { IncomingHttpHeaders } from "node:http";
import Bowser from "bowser";
import type { SignedFrom } from "./sessions.store.ts";

/** Longer ones are made up, and slow to read. */
const MAX_READ = 400;

/** Where a sign-in comes from, in words that its holder knows it by: 'Chrome, Android'. */
export function signedFrom(address: string, headers: IncomingHttpHeaders): SignedFrom {
  const userAgent = headers["user-agent"]?.slice(0, MAX_READ);
  if (!userAgent) return { address, browser: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { address, browser: [browser.name, os.name].filter(Boolean).join(", ") || null };
}
