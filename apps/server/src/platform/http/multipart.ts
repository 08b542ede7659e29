import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { Caller } from "./caller.ts";
import { Problem } from "./problems/problem.ts";

/** A file as it arrived: on disk, not validated yet. It is removed when the reply has gone. */
export interface Upload {
  readonly field: string;
  /** The sender's name for it: for messages only. */
  readonly filename: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Whose turn it takes where it is looked into: an account, or an address. */
  readonly sender?: string;
}
/** As much of an upload as it takes to look into it. */
export type SentFile = Pick<Upload, "path" | "field" | "sender">;

const isEmpty = (name: string) => ({
  en: `${name} is empty. Please choose it again`,
  hi: `${name} ख़ाली है। इसे फिर से चुनिए`,
});

/** Temporary files begin so; a sweep removes those whose process died. */
export const UPLOAD_PREFIX = "rebale-upload-";

const MB = 1024 * 1024;
/** Each file's most, where its operation says nothing else. */
const USUAL_MB = 10;

const senderOf = (caller: Caller): string | null => {
  if ("userId" in caller) return `user ${caller.userId}`;
  return caller.kind === "gate" ? `gate ${caller.deviceId}` : null;
};

/**
 * Reads a multipart body to temporary files. Too many files of a field, or one over 10 MB or what
 * its operation says, refuses the whole request.
 */
export async function readMultipart(
  request: FastifyRequest,
  allowed: Readonly<Record<string, { max: number; megabytes?: number }>>,
): Promise<{ fields: Record<string, string>; uploads: Upload[] }> {
  if (!request.isMultipart())
    throw new Problem("unsupported_media", {
      msg: { en: "Send multipart/form-data", hi: "multipart/form-data भेजिए" },
    });
  const megabytes = Math.max(...Object.values(allowed).map((f) => f.megabytes ?? USUAL_MB));
  const most = Object.values(allowed).reduce((sum, f) => sum + f.max, 0);
  const { caller } = request;
  const sender = senderOf(caller) ?? request.ip;
  const fields: Record<string, string> = {};
  const uploads: Upload[] = [];
  const written: string[] = [];
  const clean = () => Promise.all(written.map((path) => rm(path, { force: true })));
  try {
    const counts = new Map<string, number>();
    for await (const part of request.parts({
      limits: {
        fileSize: megabytes * MB,
        files: most + 1,
        fields: 30,
        fieldSize: 20_000,
        parts: most + 32,
      },
    })) {
      if (part.type === "field") {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const field = part.fieldname.replace(/\[\]$/, "");
      const limit = allowed[field];
      if (!limit)
        throw new Problem("invalid_input", {
          path: field,
          msg: { en: "This file was not asked for", hi: "यह फ़ाइल माँगी नहीं गई थी" },
        });
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      if (count > limit.max)
        throw new Problem("too_many_files", {
          path: field,
          msg: {
            en: `At most ${limit.max} ${limit.max === 1 ? "file" : "files"} here`,
            hi: `यहाँ फ़ाइलें ज़्यादा से ज़्यादा ${limit.max}`,
          },
        });
      const path = join(tmpdir(), `${UPLOAD_PREFIX}${randomUUID()}`);
      written.push(path);
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
      if (part.file.truncated)
        throw new Problem("body_too_large", {
          path: field,
          msg: {
            en: `A file may have at most ${megabytes} MB`,
            hi: `फ़ाइल ${megabytes} MB से बड़ी नहीं चलेगी`,
          },
        });
      // A form without a choice sends a file without name or content.
      if (part.file.bytesRead === 0 && part.filename)
        throw new Problem("invalid_input", {
          path: field,
          msg: isEmpty(part.filename.slice(0, 80)),
        });
      if (part.file.bytesRead > 0)
        uploads.push({ field, filename: part.filename, path, size: part.file.bytesRead, sender });
    }
  } catch (error) {
    await clean();
    const code = (error as { code?: string }).code ?? "";
    if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT")
      throw new Problem("too_many_files");
    // The parser's own errors carry no code: the form ends too early, or is none.
    if (!code)
      throw new Problem("invalid_input", {
        msg: { en: "The form is incomplete", hi: "फ़ॉर्म पूरा नहीं भरा है" },
      });
    throw error;
  }
  request.uploadsToClean = clean;
  return { fields, uploads };
}

declare module "fastify" {
  interface FastifyRequest {
    uploadsToClean?: () => Promise<unknown>;
  }
}
