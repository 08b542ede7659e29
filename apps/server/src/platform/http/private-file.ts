import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

interface PrivateFile {
  readonly file: string;
  readonly mediaType: string;
  readonly bytes: Buffer | Readable;
}

/** A document for this one reader: neither cached nor shown to another site, saved when opened. */
export const sendPrivateFile = (reply: FastifyReply, { file, mediaType, bytes }: PrivateFile) =>
  reply
    .header("content-type", mediaType)
    .header("content-disposition", `attachment; filename="${file}"`)
    .header("cache-control", "private, no-store")
    .header("x-content-type-options", "nosniff")
    .header("cross-origin-resource-policy", "same-origin")
    .send(bytes);
