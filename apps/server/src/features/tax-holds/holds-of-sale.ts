import type { awards } from "@rebale/contract";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import type { Db } from "../../platform/db/db.ts";
import { gstToSeller, whyNotTied } from "./domain/applies.rules.ts";
import { taxTotals } from "./domain/tax-hold.rules.ts";
import { presentHold, presentTotals } from "./present-hold.ts";
import { agreedOf } from "./store/agreed.store.ts";
import { holdsOfAward } from "./store/holds.store.ts";

/** A sale's GST as its page shows it. @param lines of its cost */
export async function taxHoldsOfSale(
  db: Db,
  awardId: number,
  lines: readonly Pick<CostLine, "what" | "amount" | "paid_to">[],
): Promise<Pick<awards.Award, "tax_hold" | "tax_holds">> {
  const agreed = await agreedOf(db, awardId);
  if (!agreed) return { tax_hold: null, tax_holds: [] };
  const holds = await holdsOfAward(db, awardId);
  const charged = gstToSeller(lines);
  const why_not = whyNotTied(charged, agreed.isRegistered);
  return {
    tax_hold: {
      ...{ days: agreed.days, applies: why_not === null, why_not },
      expected: why_not === null ? charged.amount : 0,
      ...presentTotals(taxTotals(holds)),
    },
    tax_holds: holds.map(presentHold),
  };
}
