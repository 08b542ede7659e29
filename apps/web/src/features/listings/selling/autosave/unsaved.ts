import { keep, readFromTab, removeFromTab } from "../../../../lib/session/tab-storage.ts";
import { isStored, type Stored } from "../pictures/stored.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";
import type { SavedDraft } from "./draft-content.ts";

interface Typed extends Partial<Draft> {
  id: string;
  version?: number | null;
  ready?: boolean;
  stored?: Stored[];
  catalog?: string | null;
  /** How many files were chosen: they are gone after a reload, and the seller is asked for them. */
  files?: number;
}

/**
 * Typed drafts not on the market yet, in the tab's storage: they outlive a reload, also without a
 * line. Files live as long as the page does.
 */
export class Unsaved {
  private readonly key: string;
  constructor(owner: string) {
    this.key = `drafts-${owner}`;
  }

  read = (): SavedDraft[] =>
    (readFromTab<Typed[]>(this.key) ?? []).map(
      // One of before drafts were on the market was on the list.
      ({
        id,
        version = null,
        ready = true,
        stored = [],
        catalog = null,
        files = 0,
        ...fields
      }) => ({
        id,
        version,
        ready,
        fields: { ...emptyDraft, ...fields },
        pictures: stored,
        catalog,
        at: "waiting",
        arrivals: 0,
        lost: files,
      }),
    );

  write(drafts: readonly SavedDraft[]): void {
    const typed = drafts.map(
      ({ id, version, ready, fields, pictures, catalog, lost = 0 }): Typed => ({
        ...fields,
        id,
        version,
        ready,
        stored: pictures.filter(isStored),
        catalog: typeof catalog === "string" ? catalog : null,
        files:
          lost +
          pictures.filter((one) => !isStored(one)).length +
          (catalog instanceof File ? 1 : 0),
      }),
    );
    if (typed.length) keep(this.key, typed);
    else removeFromTab(this.key);
  }
}
