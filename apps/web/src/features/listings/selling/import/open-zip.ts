import { unzipRaw } from "unzipit";

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
  const { entries } = await unzipRaw(file);
  const files = new Map(
    entries.filter((entry) => !entry.isDirectory).map((entry) => [entry.name, entry]),
  );
  return {
    paths: [...files.keys()],
    async read(path) {
      const entry = files.get(path);
      if (!entry) throw new Error(`${path} is not in the ZIP`);
      const type = types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "image/jpeg";
      const blob = await entry.blob(type);
      return new File([blob], path.slice(path.lastIndexOf("/") + 1), { type });
    },
  };
}
