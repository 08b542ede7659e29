import type { Language } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { stopwatch } from "../clock.ts";
import { cachedReply } from "../http/cached-endpoint.ts";
import { type ApiCall, type InternalReply, internalCall } from "../http/internal-call.ts";
import { NONCE_PLACEHOLDER, NoncedBody } from "./nonced-body.ts";

/** What is to be rendered. */
export interface Asked {
  readonly address: string;
  readonly accept: string;
  readonly nonce: string;
  /** The site is built once for each language. */
  readonly language: Language;
}
/** What the site answered, as it travels between threads. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer;
}
export type ApiReply = Pick<InternalReply, "status" | "body">;
/** Renders with what the API answers to `call`. */
export interface Renderer {
  /** Whether another page would have to wait. */
  readonly isBusy: boolean;
  render(asked: Asked, call: (asked: ApiCall) => Promise<ApiReply>): Promise<Rendered>;
}

/** A rendered page, as it is sent but for the nonce. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: NoncedBody;
  /** Whether scripts may run in it, and so whether it carries a nonce. */
  readonly isDocument: boolean;
  /** When the first reply that it shows was made, on the stopwatch. */
  readonly at: number;
  /** What of it ends before its time. */
  readonly tags: readonly string[];
}

/** Renders the page at `address`, in a language, for a visitor whose network address is `ip`. */
export async function renderPage(
  app: FastifyInstance,
  renderer: Renderer,
  { ip, ...asked }: Omit<Asked, "nonce"> & { ip: string },
): Promise<Page> {
  const tags = new Set<string>();
  let at: number | undefined;
  const call = async (api: ApiCall): Promise<ApiReply> => {
    const cached = api.method === "GET" ? cachedReply(app, api.path) : undefined;
    if (cached !== undefined) {
      at ??= stopwatch();
      return { status: 200, body: cached };
    }
    const { status, body, pageTags } = await internalCall(app, ip, api);
    at ??= stopwatch();
    for (const tag of pageTags) tags.add(tag);
    return { status, body };
  };
  const { status, headers, body } = await renderer.render(
    { ...asked, nonce: NONCE_PLACEHOLDER },
    call,
  );
  return {
    status,
    headers: { ...headers, "cache-control": "no-cache" },
    body: new NoncedBody(Buffer.from(body)),
    isDocument: (headers["content-type"] ?? "").startsWith("text/html"),
    at: at ?? stopwatch(),
    tags: [...tags],
  };
}
