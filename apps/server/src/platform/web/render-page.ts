import type { Language } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { internalCall } from "../http/internal-call.ts";
import { NONCE_PLACEHOLDER, NoncedBody } from "./nonced-body.ts";

/** What the built site asks of its host; the site's own side of it is in apps/web/src. */
interface Visit {
  readonly nonce: string;
  /** The site is built once for each language. */
  readonly language: Language;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}
export interface BuiltSite {
  handle(request: Request, visit: Visit): Promise<Response>;
}

/** A rendered page, as it is sent but for the nonce. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: NoncedBody;
  /** Whether scripts may run in it, and so whether it carries a nonce. */
  readonly isDocument: boolean;
  /** What of it ends before its time. */
  readonly tags: readonly string[];
}

/** Renders the page at `address`, in a language, for a visitor whose network address is `ip`. */
export async function renderPage(
  app: FastifyInstance,
  site: BuiltSite,
  {
    address,
    language,
    accept,
    ip,
  }: { address: URL; language: Language; accept: string; ip: string },
): Promise<Page> {
  const tags = new Set<string>();
  const response = await site.handle(new Request(address, { headers: { accept } }), {
    nonce: NONCE_PLACEHOLDER,
    language,
    async fetch(path, init) {
      const { response, pageTags } = await internalCall(app, ip, path, init);
      for (const tag of pageTags) tags.add(tag);
      return response;
    },
  });
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers: { ...headers, "cache-control": "no-cache" },
    body: new NoncedBody(Buffer.from(await response.arrayBuffer())),
    isDocument: (headers["content-type"] ?? "").startsWith("text/html"),
    tags: [...tags],
  };
}
