import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { IdOut } from "../values/fields.ts";
import { whole } from "../values/money.ts";
import { MAX_PICTURES, Picture, PictureEntry, pictureOrder } from "./pictures.ts";

/** A seller's drafts of lots: typed and not submitted yet. */

/** A seller may keep so many. */
export const MAX_KEPT_DRAFTS = 50;

/** As far as it was typed: nothing is checked before it is submitted, only that it can be saved. */
const typed = (most: number) =>
  z
    .string()
    .max(most)
    // The database cannot keep these signs in a text.
    .transform((text) => text.replace(/\p{Cs}/gu, "\ufffd").replaceAll("\0", ""))
    .default("");
export const DraftFields = z.object({
  category_id: typed(40),
  sub_category_id: typed(40),
  title: typed(1000),
  lot_no: typed(200),
  quantity: typed(100),
  unit: typed(40),
  basis: typed(40),
  description: typed(10_000),
  state: typed(100),
  city: typed(1000),
  pincode: typed(100),
  asking_price: typed(100),
  reserve_price: typed(100),
  bid_increment: typed(100),
  format: typed(1000),
  min_bidders: typed(100),
  start_at: typed(40),
  end_at: typed(40),
  site_id: typed(40),
  deposit: typed(1000),
  pay_through: typed(40),
  terms: typed(20_000),
  invite_list_id: typed(40),
  parts: typed(100),
});

/** Made by whoever keeps it, so that saving it again makes no second one. */
export const DraftKey = z.string().regex(
  /^[0-9a-zA-Z-]{8,64}$/,
  complaint({
    en: "Use 8 to 64 letters, digits and hyphens",
    hi: "8 से 64 अक्षर, अंक या हाइफ़न लिखिए",
  }),
);
const Version = whole(z.int().min(1).max(2_000_000_000));

export const LotDraft = z.object({
  _id: IdOut,
  version: z.number().describe("Counts the changes."),
  fields: z.record(z.string(), z.string()).describe("As typed, by field."),
  is_ready: z.boolean().describe("Whether its seller is done with it; else it is still typed."),
  images: z.array(Picture),
  catalog: z.string().nullable(),
  changed_at: z.string().describe("ISO 8601."),
  changed_from: z.string().nullable().describe("Browser and system of the last change."),
});
export type LotDraft = z.output<typeof LotDraft>;

/** The `data` of 409 `draft_changed`: the draft as it is now; null once it is submitted or deleted. */
export interface ChangedDraft {
  readonly draft: LotDraft | null;
}

const OneDraft = envelope(LotDraft);
const byKey = z.object({ id: DraftKey });

export const readDrafts = operation({
  method: "GET",
  path: "/product/drafts",
  who: "seller",
  summary: "The seller's drafts of lots, in the order in which they were begun.",
  reply: envelope(z.array(LotDraft)),
});

export const saveDraft = operation({
  method: "PUT",
  path: "/product/drafts/{id}",
  who: "seller",
  summary: `Keeps a draft under an id that the caller makes, up to ${MAX_KEPT_DRAFTS}; 409 \`draft_changed\`, with the draft as it is now in \`data.draft\`, when it was changed since the version named.`,
  params: byKey,
  body: z.object({
    version: z
      .int()
      .min(1)
      .max(2_000_000_000)
      .nullable()
      .describe("The one that the caller has seen; null for a new draft."),
    fields: DraftFields,
    is_ready: z.boolean(),
    images: z
      .array(PictureEntry)
      .max(MAX_PICTURES)
      .optional()
      .describe(
        "Stored pictures of this draft or of own lots and drafts, in order, each as in /product/update-images.",
      ),
    catalog: z.string().max(200).nullable().optional().describe("Likewise."),
  }),
  reply: OneDraft,
});

export const sendDraftFiles = operation({
  method: "POST",
  path: "/product/drafts/files",
  who: "seller",
  summary: "Pictures and the catalogue of a draft; `order` as in /product/update-images.",
  files: { images: { max: MAX_PICTURES, what: "picture" }, catalog: { max: 1, what: "catalog" } },
  body: z.object({
    draft_id: DraftKey,
    version: Version,
    order: pictureOrder(4000),
  }),
  reply: OneDraft,
});

export const deleteDraft = command({
  method: "DELETE",
  path: "/product/drafts/{id}",
  who: "seller",
  summary:
    "Deletes a draft; 409 `draft_changed` when it was changed since the version named, the same answer where there is none.",
  params: byKey,
  query: z.object({ version: Version }),
});
