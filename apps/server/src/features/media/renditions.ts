import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Deps } from "../../platform/deps.ts";
import { limitEncoding } from "./clean-picture.ts";
import { type Format, renderedWidth } from "./media.rules.ts";

const MEMORY = 32 * 1024 * 1024;

export interface Rendition {
  readonly file: string;
  /** Pixels; the stored picture itself when left out. */
  readonly width?: number | undefined;
  readonly format: Format;
  /** Whose share it counts against where it has to be rendered. */
  readonly address: string;
}

type Sized = Rendition & { readonly width: number };

export const renditionKey = (file: string, width: number, format: Format) =>
  `renditions/${file.slice(0, 64)}-${width}.${format}`;

/**
 * Public pictures in the sizes that pages ask for: each rendered once and stored, the hot
 * ones in memory too.
 */
export function createRenditions({ files, limits }: Pick<Deps, "files" | "limits">) {
  const hot = new LRUCache<string, Buffer>({
    maxSize: MEMORY,
    maxEntrySize: MEMORY / 8,
    sizeCalculation: ({ length }) => length || 1,
  });
  const going = new Map<string, Promise<Buffer | null>>();

  const load = async (asked: Rendition): Promise<Buffer | null> => {
    const { file, width, format } = asked;
    if (!width) return files.read(`public/${file}`);
    const rendition = await files.read(renditionKey(file, width, format));
    // The stored picture is read when its turn comes: hundreds at once would fill the memory.
    return rendition ?? limitEncoding(() => renderStored({ ...asked, width }));
  };

  const renderStored = async ({ file, width, format, address }: Sized): Promise<Buffer | null> => {
    const stored = await files.read(`public/${file}`);
    if (!stored) return null;
    const { width: storedWidth = width } = await sharp(stored).metadata();
    const rendered = renderedWidth(width, storedWidth);
    if (rendered >= storedWidth && format === "webp") return stored;
    const key = renditionKey(file, rendered, format);
    const earlier = rendered === width ? null : await files.read(key);
    if (earlier) return earlier;
    await limits.rendition(address);
    const bytes = await render(stored, rendered, format);
    await files.put(key, bytes);
    return bytes;
  };

  return (asked: Rendition): Promise<Buffer | null> => {
    const key = asked.width ? `${asked.file} ${asked.width} ${asked.format}` : asked.file;
    const bytes = hot.get(key);
    if (bytes) return Promise.resolve(bytes);
    const same = going.get(key);
    if (same) return same;
    const loading = load(asked)
      .then((loaded) => {
        if (loaded) hot.set(key, loaded);
        return loaded;
      })
      .finally(() => going.delete(key));
    going.set(key, loading);
    return loading;
  };
}

function render(stored: Buffer, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(stored).resize({ width, withoutEnlargement: true });
  return (
    format === "avif"
      ? resized.avif({ quality: 52, effort: 2 })
      : resized.webp({ quality: 70, effort: 5, smartSubsample: true })
  ).toBuffer();
}
