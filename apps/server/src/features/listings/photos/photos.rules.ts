import type { listings } from "@rebale/contract";

export interface AskedShot {
  readonly shot: string;
  readonly needed: boolean;
}

/** The shots asked for, and which of them these pictures lack; null where none are known. */
export function photosOf(
  asked: readonly AskedShot[] | null,
  pictures: readonly { readonly shot?: string | undefined }[],
): listings.LotPhotos | null {
  if (!asked) return null;
  const taken = new Set(pictures.map(({ shot }) => shot));
  const names = (shots: readonly AskedShot[]) => shots.map(({ shot }) => shot as listings.Shot);
  return {
    asked: names(asked),
    missing: names(asked.filter(({ shot, needed }) => needed && !taken.has(shot))),
  };
}
