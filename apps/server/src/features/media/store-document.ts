import { randomUUID } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import type { Deps } from "../../platform/deps.ts";
import type { SentFile } from "../../platform/http/multipart.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { checkContent } from "./check-content.ts";
import { cleanPicture, HEIC } from "./clean-picture.ts";
import { isPdf } from "./media.rules.ts";

export interface StoredDocument {
  readonly file: string;
  readonly mediaType: string;
}

/**
 * Keeps a PDF or a picture privately. Its name is random: equal papers of two people stay two
 * files.
 */
export async function storeDocument(
  { files }: Pick<Deps, "files">,
  upload: SentFile,
): Promise<StoredDocument> {
  const pdf = isPdf(await readHead(upload.path));
  if (pdf && (await checkContent(upload, "document_unreadable")) !== "pdf")
    throw new Problem("document_unreadable", { path: upload.field });
  const paper = pdf ? await readFile(upload.path) : null;
  const document = pdf
    ? { file: `${randomUUID()}.pdf`, mediaType: "application/pdf" }
    : { file: `${randomUUID()}.webp`, mediaType: "image/webp" };
  const bytes =
    paper ?? (await cleanPicture(upload.path, upload.field).catch(asDocument(upload.field))).bytes;
  await files.put(`private/${document.file}`, bytes);
  return document;
}

const asDocument =
  (path: string) =>
  (error: unknown): never => {
    throw error instanceof Problem && error.code === "picture_unreadable"
      ? new Problem("document_unreadable", {
          path,
          ...(error.words === HEIC && { msg: HEIC }),
        })
      : error;
  };

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Keeps a picture privately, and nothing else. @returns its file */
export async function storePrivatePicture(
  { files }: Pick<Deps, "files">,
  upload: SentFile,
): Promise<string> {
  const { bytes } = await cleanPicture(upload.path, upload.field);
  const file = `${randomUUID()}.webp`;
  await files.put(`private/${file}`, bytes);
  return file;
}
