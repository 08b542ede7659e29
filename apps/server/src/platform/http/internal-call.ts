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

/** What a page asks of the API; what it sends is text. */
export interface ApiCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
export interface InternalReply {
  readonly status: number;
  readonly body: string;
  readonly pageTags: readonly string[];
}

/**
 * Calls the API without a network: same checks, no counting against the visitor at
 * `remoteAddress`.
 */
export async function internalCall(
  app: FastifyInstance,
  remoteAddress: string,
  { path, method, headers, body }: ApiCall,
): Promise<InternalReply> {
  const reply = await app.inject({
    method: method as "GET",
    url: path,
    headers: { ...headers, [HEADER]: token },
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress,
  });
  const tags = reply.headers[TAGS_HEADER];
  return {
    status: reply.statusCode,
    body: reply.body,
    pageTags: tags ? String(tags).split(" ") : [],
  };
}
