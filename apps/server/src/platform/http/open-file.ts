import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isNotModified } from "./immutable-reply.ts";

interface OpenFile {
  readonly mediaType: string;
  readonly text: string;
}

/**
 * A public file that everybody's programs read, at any site: kept for five minutes, and not sent
 * again to who has it. Its route sets `compress: false`: a strong tag names bytes, and packed they
 * would be others.
 */
export function sendOpenFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, text }: OpenFile,
): FastifyReply {
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  reply
    .header("etag", etag)
    .header("cache-control", "public, max-age=300")
    .header("access-control-allow-origin", "*")
    .header("cross-origin-resource-policy", "cross-origin");
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(`${mediaType}; charset=utf-8`).send(text);
}
