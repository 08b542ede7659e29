import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { readUrl, type UrlRules } from "./read-url.ts";
import { addressesOf, type Resolve } from "./resolve-host.ts";

/** This machine itself may be told things where somebody tries the market at home. */
export const urlRules = ({ config }: Pick<Deps, "config">): UrlRules => ({
  loopback: config.WEBHOOK_LOOPBACK ?? (config.demo && !config.PUBLIC_URL),
  ownPort: config.PORT,
});

/**
 * A URL as it is kept. Name servers that do not answer now are asked again at each try.
 * @throws Problem invalid_input at `url`
 */
export async function checkUrl(text: string, rules: UrlRules, resolve: Resolve): Promise<string> {
  const url = readUrl(text, rules);
  if (!url) throw refused();
  await addressesOf(url, resolve).catch((error: { code?: string }) => {
    if (error.code === "EPRIVATE" || error.code === "ENOTFOUND") throw refused();
  });
  return url.href;
}

const refused = () =>
  new Problem("invalid_input", {
    path: "url",
    msg: {
      en: "Write an https address of a public host, at port 443 or 8443, without a password",
      hi: "ऐसा https पता लिखिए जो इंटरनेट पर सबके लिए हो, पोर्ट 443 या 8443, बिना पासवर्ड के",
    },
  });
