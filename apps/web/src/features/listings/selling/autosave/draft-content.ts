import type { LotDraft } from "@rebale/contract/listings";
import { t } from "ttag";
import { newKey } from "../../../../lib/session/new-key.ts";
import { entryOf, isStored, type Picture, showing } from "../pictures/stored.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";

/** All that a seller has put into one lot so far. */
export interface Content {
  fields: Draft;
  /** On the list; else it is still typed. */
  ready: boolean;
  pictures: readonly Picture[];
  /** A file chosen here, or the name of the one that the market keeps. */
  catalog: File | string | null;
}

/** A draft as this page knows it. */
export interface SavedDraft extends Content {
  id: string;
  /** The market's last that this content builds on; null for one that it does not know yet. */
  version: number | null;
  at: "saved" | "waiting" | "unreachable" | "refused" | "changed";
  /** Why it was refused. */
  why?: string;
  /** When and where it was changed last, where that was not here. */
  changed?: { at: string; from: string | null } | undefined;
  /** Another device's version of it; null when it was submitted or deleted there. */
  theirs?: LotDraft | null | undefined;
  /** Counts what came from elsewhere, so that a form knows when to show it. */
  arrivals: number;
  /** How many files were chosen here and lost when the page reloaded before they were sent. */
  lost?: number;
}

/** Fields that the market does not know, or of an earlier version, fall back to empty ones. */
export const fieldsOf = (fields: LotDraft["fields"]): Draft =>
  ({ ...emptyDraft, ...fields }) as Draft;

export const contentOf = ({ fields, is_ready, images, catalog }: LotDraft): Content => ({
  fields: fieldsOf(fields),
  ready: is_ready,
  pictures: images.map((image, i) => {
    const number = i + 1;
    return { ...image, alt: image.alt || t`Picture ${number}` };
  }),
  catalog,
});

/** Tells two contents apart; files that were not sent yet differ by name and size. */
export const signOf = ({ fields, ready, pictures, catalog }: Content): string =>
  JSON.stringify([
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    ready,
    pictures.map((one) =>
      isStored(one) ? entryOf(one) : `${entryOf(one)}/${one.file.name}/${one.file.size}`,
    ),
    catalog instanceof File ? `${catalog.name}/${catalog.size}` : catalog,
  ]);

const storedOnly = (content: Content): Content => ({
  ...content,
  pictures: content.pictures.filter(isStored),
  catalog: typeof content.catalog === "string" ? content.catalog : null,
});
/** The market's content once the fields are saved and before the files are sent. */
export const signWithoutFiles = (content: Content) => signOf(storedOnly(content));

export const hasFiles = ({ pictures, catalog }: Content) =>
  catalog instanceof File || pictures.some((one) => !isStored(one));

/** A form that was only opened is no draft: its place comes from the profile. */
export const isBegun = ({ fields, pictures, catalog }: Content): boolean =>
  Boolean(
    fields.title.trim() ||
      fields.description.trim() ||
      fields.quantity.trim() ||
      fields.asking_price.trim() ||
      pictures.length ||
      catalog,
  );

/** As the market keeps it. */
export const fresh = (draft: LotDraft): SavedDraft => ({
  ...contentOf(draft),
  id: draft._id,
  version: draft.version,
  at: "saved",
  changed: { at: draft.changed_at, from: draft.changed_from },
  arrivals: 0,
});

/** The draft as typed here, to be saved over the other; a new one where that is gone. */
export const mineOver = (mine: SavedDraft, theirs: LotDraft | null): SavedDraft => ({
  ...mine,
  id: theirs ? mine.id : newKey(),
  version: theirs?.version ?? null,
  at: "waiting",
  changed: undefined,
  theirs: undefined,
});

/** A draft whose files have names on the market now, those that the seller still has in it. */
export function named(now: SavedDraft, sent: SavedDraft, saved: LotDraft): SavedDraft {
  const content = contentOf(saved);
  const names = new Map(
    sent.pictures.map((one, i) => [isStored(one) ? null : one.file, content.pictures[i]]),
  );
  const kept = (one: Picture): Picture => {
    const stored = isStored(one) ? undefined : names.get(one.file);
    return stored ? showing(stored, one) : one;
  };
  const isSent = now.catalog instanceof File && now.catalog === sent.catalog;
  return {
    ...now,
    version: saved.version,
    pictures: now.pictures.map(kept),
    catalog: isSent ? content.catalog : now.catalog,
  };
}
