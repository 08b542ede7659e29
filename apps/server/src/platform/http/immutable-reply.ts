import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * For replies whose address changes when they change: every cache may keep them, for every site.
 */
export const immutable = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("etag", etag)
    .header("cross-origin-resource-policy", "cross-origin")
    .header("access-control-allow-origin", "*")
    .header("x-content-type-options", "nosniff");

export const isNotModified = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers["if-none-match"] ?? "")
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);

export const answerNotModified = (reply: FastifyReply, etag: string) =>
  immutable(reply, etag).code(304).send();
