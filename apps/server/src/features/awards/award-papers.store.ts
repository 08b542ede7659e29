import type { AwardSide } from "@rebale/contract/awards/states";
import type { PaperKind } from "@rebale/contract/invoices/kinds";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { seesPaper } from "./awards.access.ts";

/** A numbered paper of a sale, as far as it is opened from the sale's page. */
export interface PaperOfAward {
  readonly id: number;
  readonly kind: PaperKind;
  readonly number: string;
}

/** Papers that a side may open, in the order in which they were issued. */
export async function papersFor(db: Db, awardId: number, side: AwardSide): Promise<PaperOfAward[]> {
  const { rows } = await sql<PaperOfAward & { readonly payer: "buyer" | "seller" | null }>`
    select id, kind, number, parties ->> 'side' as payer from invoices
    where award_id = ${awardId} order by id`.execute(db);
  return rows.filter(({ payer }) => seesPaper(side, { side: payer ?? undefined }));
}
