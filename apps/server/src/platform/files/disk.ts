import { statfs } from "node:fs/promises";

/** Below so many bytes a disk counts as full: the database needs its next log segment of 16 MB. */
const MIN = 32 * 1024 * 1024;
/** Milliseconds that a write which found no room is cached; then the next one tries again. */
const BELIEVED = 10_000;

/** Whether there is room to write: by the disk of the data folder, and by what writes met. */
export class DiskWatch {
  #fullSince = Number.NEGATIVE_INFINITY;
  readonly #folder: string;
  readonly #stopwatch: () => number;

  constructor(folder: string, stopwatch: () => number) {
    this.#folder = folder;
    this.#stopwatch = stopwatch;
  }

  /** A write found no room, on this disk or on the database's. */
  noteFull(): void {
    this.#fullSince = this.#stopwatch();
  }

  async isFull(): Promise<boolean> {
    if (this.#stopwatch() - this.#fullSince < BELIEVED) return true;
    const disk = await statfs(this.#folder).catch(() => null);
    return disk !== null && disk.bavail * disk.bsize < MIN;
  }
}
