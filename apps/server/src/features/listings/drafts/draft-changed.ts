import { type listings, problems } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { DraftRow } from "./drafts.store.ts";

const GONE = {
  en: "This draft was submitted or deleted on another device",
  hi: "यह ड्राफ़्ट दूसरे डिवाइस पर भेजा जा चुका है या हट चुका है",
};

/** Why what was made from another version is refused; `now` is missing once the draft is gone. */
export const changedWords = (now: DraftRow | undefined): Words =>
  now ? problems.draft_changed : GONE;

/** The refusal of what was made from another version, with the draft as it is now. */
export const draftChanged = (now: DraftRow | undefined): Problem =>
  new Problem("draft_changed", {
    path: "version",
    msg: changedWords(now),
    data: { draft: now ? presentDraft(now) : null } satisfies listings.ChangedDraft,
  });

export const presentDraft = (row: DraftRow): listings.LotDraft => ({
  _id: row.key,
  version: row.version,
  fields: row.fields as Record<string, string>,
  is_ready: row.is_ready,
  images: row.pictures as listings.LotDraft["images"],
  catalog: row.catalog,
  changed_at: row.changed_at.toISOString(),
  changed_from: row.changed_from,
});
