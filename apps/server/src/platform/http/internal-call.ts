import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Proves that a call comes from this process: pages are rendered through the API in-process. */
const token = randomBytes(24).toString("base64url");
const HEADER = "x-rebale-internal";
/** Names the tags that expire a page which shows the reply, for the page's renderer. */
const TAGS_HEADER = "x-rebale-page-tags";

export const isInternal = (request: FastifyRequest): boolean => request.headers[HEADER] === token;

/** Sends the renderer of a page the tags that expire it; no other caller gets them. */
export function tellPageTags(
  request: FastifyRequest,
  reply: FastifyReply,
  tags: readonly string[],
): void {
  if (tags.length > 0 && isInternal(request)) reply.header(TAGS_HEADER, tags.join(" "));
}

export interface InternalReply {
  readonly response: Response;
  readonly pageTags: readonly string[];
}

/**
 * Calls the API without a network: same checks, no counting against the visitor at
 * `remoteAddress`.
 */
export async function internalCall(
  app: FastifyInstance,
  remoteAddress: string,
  path: string,
  init: RequestInit | undefined,
): Promise<InternalReply> {
  const reply = await app.inject({
    method: (init?.method ?? "GET") as "GET",
    url: path,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), [HEADER]: token },
    ...(typeof init?.body === "string" ? { payload: init.body } : {}),
    remoteAddress,
  });
  const type = String(reply.headers["content-type"] ?? "application/json");
  const tags = reply.headers[TAGS_HEADER];
  return {
    response: new Response(reply.body || null, {
      status: reply.statusCode,
      headers: { "content-type": type },
    }),
    pageTags: tags ? String(tags).split(" ") : [],
  };
}
