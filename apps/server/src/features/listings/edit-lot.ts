import { type Body, type listings, type Milli, quantityOf } from "@rebale/contract";
import { writeAudit } from "../../platform/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { marketNow } from "../../platform/market-now.store.ts";
import { Problem } from "../../platform/problem.ts";
import type { Categories } from "./categories-cache.ts";
import { misplacedField } from "./create-lots.ts";
import { isOwn } from "./listings.access.ts";
import type { LotPicture } from "./present-lot.ts";
import { changeLot, isTitleTaken, lockLot, readDescription } from "./review.store.ts";

type Change = Body<typeof listings.editLot>;

/**
 * Changes an own lot that is not approved yet; a refused one waits for the office again. Each
 * change leaves an audit row with what stood there before.
 * @throws Problem lot_not_found, not_your_lot, lot_already_approved, unknown_category, title_taken
 */
export async function editLot(
  { db }: Pick<Deps, "db">,
  categories: Categories,
  seller: Account,
  lotId: number,
  change: Change,
): Promise<void> {
  const astray = misplacedField(categories, change);
  if (astray) throw new Problem("unknown_category", { path: astray.field, msg: astray.msg });
  await db
    .transaction()
    .execute(async (tx) => {
      const lot = await lockLot(tx, lotId);
      if (!lot) throw new Problem("lot_not_found");
      if (!isOwn(seller, lot)) throw new Problem("not_your_lot");
      if (lot.approval === "approved") throw new Problem("lot_already_approved");
      const { quantity, sub_category_id, ...rest } = change;
      const after = { ...rest, sub_category_id: sub_category_id ?? null, quantity_milli: quantity };
      const before = await readDescription(tx, lotId);
      const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
        (field) => before[field] !== after[field],
      );
      if (changed.length === 0 && lot.approval === "pending") return;
      await changeLot(tx, lotId, {
        ...after,
        approval: "pending",
        refusal_reason: null,
        edited_at: await marketNow(tx),
        pictures: JSON.stringify(renamed(lot.pictures as LotPicture[], change.title)),
      });
      const told = (from: typeof before) =>
        Object.fromEntries(
          changed.map((field) =>
            field === "quantity_milli"
              ? ["quantity", quantityOf(from.quantity_milli as Milli)]
              : [field, from[field]],
          ),
        );
      await writeAudit(tx, {
        adminId: seller.userId,
        action: lot.approval === "refused" ? "lot sent again" : "lot edited",
        subject: `Lot ${lotId}: ${change.title}`,
        details: { before: told(before), after: told(after) },
      });
    })
    .catch((error: unknown) => {
      throw isTitleTaken(error) ? new Problem("title_taken", { path: "title" }) : error;
    });
}

/** What a picture shows follows the lot's title. */
const renamed = (pictures: readonly LotPicture[], title: string): LotPicture[] =>
  pictures.map((picture, i) => ({ ...picture, alt: i ? `${title}, picture ${i + 1}` : title }));
