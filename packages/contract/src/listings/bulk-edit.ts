import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { issueAt, type Words } from "../values/complaint.ts";
import { chooseALot, chooseAtMostLots } from "../values/complaints.ts";
import { CITY, DESCRIPTION } from "../values/field-names.ts";
import { Id, IdOut, line, Pincode, prose, State } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";
import { Basis } from "./lot-shapes.ts";

/** Own lots that are changed in one call. */

export const MAX_EDITED_AT_ONCE = 100;

/** A field that is not named stays as it is. */
const Change = z
  .object({
    description: prose(4000, DESCRIPTION).optional(),
    basis: Basis.optional(),
    asking_price: Rupees.nullable().optional().describe("In the basis; null for none."),
    site_id: Id.optional().describe("The lots take their place from it."),
    state: State.optional(),
    city: line(80, CITY).optional(),
    pincode: Pincode.optional(),
  })
  .superRefine((change, ctx) => {
    const complain = (path: string[], words: Words) => ctx.addIssue(issueAt(path, words));
    const place = [change.state, change.city, change.pincode].filter((part) => part !== undefined);
    if (Object.values(change).every((value) => value === undefined))
      complain([], {
        en: "Choose at least one thing to change",
        hi: "बदलने के लिए कम से कम एक चीज़ चुनिए",
      });
    if (place.length > 0 && place.length < 3)
      complain(["city"], {
        en: "A place is state, city and pincode",
        hi: "जगह के लिए राज्य, शहर और पिनकोड, तीनों लिखिए",
      });
    if (place.length > 0 && change.site_id !== undefined)
      complain(["site_id"], {
        en: "Choose a site or another place",
        hi: "यार्ड चुनिए या दूसरी जगह लिखिए, दोनों नहीं",
      });
  });

/** Why a lot stays as it is: `price_unfit` where its price is named in another basis. */
export const BULK_REFUSALS = ["not_yours", "approved", "basis_unfit", "price_unfit"] as const;

const Fields = z
  .object({
    description: z.string(),
    basis: Basis,
    asking_price: RupeesOut.nullable(),
    site_id: IdOut.nullable(),
    state: z.string(),
    city: z.string(),
    pincode: z.string(),
  })
  .partial();
export const BulkRow = z.object({
  _id: IdOut,
  title: z.string(),
  outcome: z.enum(["changed", "unchanged", "refused"]),
  why: z.enum(BULK_REFUSALS).nullable(),
  sent_again: z.boolean().describe("It was refused by the office, and waits again."),
  before: Fields.describe("What differs, as it was."),
  after: Fields,
});
export type BulkRow = z.output<typeof BulkRow>;

export const bulkEditLots = operation({
  method: "POST",
  path: "/product/bulk-edit",
  who: "seller-manager",
  summary:
    "Changes own lots that are pending or refused, each on its own: one that cannot be changed says why and holds up no other. With `dry_run` nothing is written.",
  body: z.object({
    product_ids: z
      .array(Id)
      .min(1, chooseALot)
      .max(MAX_EDITED_AT_ONCE, chooseAtMostLots(MAX_EDITED_AT_ONCE))
      .transform((ids) => [...new Set(ids)]),
    change: Change,
    dry_run: z.boolean().default(false),
  }),
  reply: envelope(z.object({ changed: z.number(), rows: z.array(BulkRow) })),
});
