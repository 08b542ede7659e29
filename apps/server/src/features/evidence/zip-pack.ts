import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { drawPdf } from "../../platform/pdf/draw-pdf.ts";
import type { PackIndex } from "./draw-index.ts";
import type { Piece } from "./pieces.ts";

const module = new URL("./draw-index.ts", import.meta.url).href;

export interface Zipped {
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** A ZIP of all pieces, with `index.pdf` for people and `index.json` for programs. */
export async function zipPack(
  about: Omit<PackIndex, "files">,
  pieces: readonly Piece[],
): Promise<Zipped> {
  const listed = pieces.map(indexed);
  const files = listed.map(({ file, what, sha256 }) => ({ file, what, sha256 }));
  const pdf = await drawPdf<PackIndex>(module, { ...about, files });
  const index = { file: "index.pdf", what: "Index for people", bytes: pdf };
  const json = JSON.stringify([...listed, indexed(index)], null, 1);
  const bytes = await zip(
    [index, { file: "index.json", bytes: Buffer.from(`${json}\n`) }, ...pieces],
    new Date(about.madeAt),
  );
  return { bytes, sha256: hash("sha256", bytes) };
}

const indexed = ({ file, what, bytes }: Piece) => ({
  ...{ file, bytes: bytes.length, sha256: hash("sha256", bytes), what },
});

function zip(files: readonly Pick<Piece, "file" | "bytes">[], mtime: Date): Promise<Buffer> {
  const zipped = new ZipFile();
  for (const { file, bytes } of files) zipped.addBuffer(bytes, file, { mtime });
  zipped.end();
  return buffer(zipped.outputStream);
}
