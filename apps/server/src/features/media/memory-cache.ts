/** Keeps the bytes that were asked for last, up to `most` bytes together. */
export function memoryCache(most: number) {
  const kept = new Map<string, Buffer>();
  let size = 0;
  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    get(key: string): Buffer | undefined {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      drop(key);
      if (bytes.length > most / 8) return;
      kept.set(key, bytes);
      size += bytes.length;
      while (size > most) drop(kept.keys().next().value as string);
    },
    get size() {
      return size;
    },
  };
}
