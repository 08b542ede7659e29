import helmet from "helmet";
import type { Config } from "../../config.ts";

/** Headers only for a browser that shows a document; data is spared them. */
const documentsOnly = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * The headers of helmet for a reply, asked once: for every reply it would put the same words
 * together again. Nothing may run in data; a page's host gives its own content policy, with a
 * nonce.
 */
export async function safeHeaders(
  config: Config,
  kind: "data" | "page",
): Promise<Readonly<Record<string, string>>> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const overHttps = config.TLS_CERT || config.PUBLIC_URL?.startsWith("https:");
  const say = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: "same-site" },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000 } : false,
    ...(kind === "data" ? documentsOnly : {}),
  });
  await new Promise<void>((resolve, reject) =>
    say({} as never, reply as never, (error?: unknown) => (error ? reject(error) : resolve())),
  );
  return headers;
}
