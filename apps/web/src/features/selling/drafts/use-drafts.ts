import { useState } from "react";
import { forgetKept, keep, readKept } from "../../../lib/kept.ts";
import type { Picture } from "../pictures/stored.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";

export interface Chosen {
  pictures: Picture[];
  catalog: File | null;
}
export const nothingChosen: Chosen = { pictures: [], catalog: null };

export interface KeptDraft extends Draft {
  id: string;
  /**
   * How many files there were: after a reload the files themselves are gone, and the seller is
   * told.
   */
  files: number;
}

/**
 * Files cannot be kept in the tab's storage: they live as long as the page does, across its
 * screens.
 */
const chosen = new Map<string, Chosen>();
export const chosenOf = (id: string): Chosen => chosen.get(id) ?? nothingChosen;
export const filesLost = ({ id, files }: KeptDraft) => files > 0 && !chosen.has(id);

let last = 0;
const newId = () => `${Date.now()}-${++last}`;

/** S3.11: the drafts of one seller, in the tab's storage until they are submitted. */
export function useDrafts(owner: string) {
  const key = `drafts-${owner}`;
  const [drafts, setDrafts] = useState<KeptDraft[]>(() =>
    // One that was kept before a field came has what a new one would.
    (readKept<KeptDraft[]>(key) ?? []).map((draft) => ({ ...emptyDraft, ...draft })),
  );
  const store = (next: KeptDraft[]) => {
    setDrafts(next);
    if (next.length) keep(key, next);
    else forgetKept(key);
  };

  const save = (draft: Draft, files: Chosen, id = newId()) => {
    const count = files.pictures.length + (files.catalog ? 1 : 0);
    if (count) chosen.set(id, files);
    else chosen.delete(id);
    const kept: KeptDraft = { ...draft, id, files: count };
    store(
      drafts.some((d) => d.id === id)
        ? drafts.map((d) => (d.id === id ? kept : d))
        : [...drafts, kept],
    );
  };
  const remove = (id: string) => {
    chosen.delete(id);
    store(drafts.filter((d) => d.id !== id));
  };
  const clear = () => {
    for (const { id } of drafts) chosen.delete(id);
    store([]);
  };
  return { drafts, save, remove, clear };
}
