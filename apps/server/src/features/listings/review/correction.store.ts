import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { isLotHeld } from "../../review-queue/index.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import type { GoodsWords } from "./correction.rules.ts";

/** @param usuallyWaived where the office has not said it for the seller's company */
export const findCorrectable = (tx: Tx, lotId: number, usuallyWaived: boolean) =>
  tx
    .selectFrom("lots")
    .leftJoin("company_cards as companies", "companies.id", "lots.company_id")
    .select(["lots.id", "seller_id", "approval", "edited_at", "basis", "weight_grams", "pictures"])
    .select(["title", "description", "category_id", "sub_category_id", "quantity_milli", "unit"])
    .select(["as_sent", isLotHeld.as("is_held")])
    .select(
      sql<boolean>`coalesce(companies.signature_waived, ${usuallyWaived})`.as("signature_waived"),
    )
    .where("lots.id", "=", lotId)
    .executeTakeFirst();

interface Correction {
  readonly goods: {
    readonly title: string;
    readonly description: string;
    readonly category_id: number;
    readonly sub_category_id: number | null;
    readonly quantity_milli: number;
    readonly unit: string;
  };
  readonly pictures: readonly LotPicture[];
  readonly asSent: GoodsWords;
}

export const writeCorrection = (tx: Tx, lotId: number, { goods, pictures, asSent }: Correction) =>
  tx
    .updateTable("lots")
    .set({ ...goods, pictures: JSON.stringify(pictures), as_sent: JSON.stringify(asSent) })
    .where("id", "=", lotId)
    .execute();
