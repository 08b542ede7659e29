import { BlobReader, BlobWriter, configure, type FileEntry, ZipReader } from "@zip.js/zip.js";

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

export interface PictureZip {
  readonly paths: readonly string[];
  /** Unpacks one picture; the rest of the ZIP stays on the disk. */
  read(path: string): Promise<File>;
}

/** @throws where the file is no ZIP */
export async function openZip(file: File): Promise<PictureZip> {
  // Our pages let nothing start a worker from a text.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(file)).getEntries();
  const files = new Map(
    entries
      .filter((entry): entry is FileEntry => !entry.directory)
      .map((entry) => [entry.filename, entry]),
  );
  return {
    paths: [...files.keys()],
    async read(path) {
      const entry = files.get(path);
      if (!entry) throw new Error(`${path} is not in the ZIP`);
      const type = types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "image/jpeg";
      const blob = await entry.getData(new BlobWriter(type));
      return new File([blob], path.slice(path.lastIndexOf("/") + 1), { type });
    },
  };
}
