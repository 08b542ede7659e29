import { timingSafeEqual } from "node:crypto";
import { siteHeaders } from "@rebale/contract/http/site-headers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The process that renders pages asks, for a visitor. */
    isFromSite: boolean;
  }
}

/**
 * Knows calls of the process that renders pages by the secret that the two share. Such a call has
 * the address of the visitor whom the page is for, so that limits hold them and nobody else.
 */
export function recogniseSiteCalls(app: FastifyInstance, secret: string): void {
  const expected = Buffer.from(secret);
  app.decorateRequest("isFromSite", false);
  app.addHook("onRequest", (request, _reply, done) => {
    const header = request.headers[siteHeaders.secret];
    if (header !== undefined && isEqual(Buffer.from(String(header)), expected)) {
      request.isFromSite = true;
      const value = String(request.headers[siteHeaders.visitor]);
      Object.defineProperty(request, "ip", { value });
    }
    done();
  });
}

const isEqual = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** Sends the renderer of a page the tags that expire it; no other caller gets this. */
export function sendPageTags(
  { isFromSite }: FastifyRequest,
  reply: FastifyReply,
  tags: readonly string[],
): void {
  if (tags.length > 0 && isFromSite) reply.header(siteHeaders.tags, tags.join(" "));
}
