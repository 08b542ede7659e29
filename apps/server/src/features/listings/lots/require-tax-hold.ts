import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { readMoneySettings } from "../../market-money/index.ts";
import { hasGstin, taxedGoods } from "./tax-hold.store.ts";

/** Where what is wrong with it is told. */
const PATH = "terms.tax_hold_days";

interface Offered {
  readonly terms?: { readonly tax_hold_days?: number | null | undefined } | null | undefined;
  readonly pay_through?: string | null | undefined;
  readonly category_id: number | string;
  readonly sub_category_id?: number | string | null | undefined;
  /** That the office has chosen. */
  readonly taxed_as?: string | null | undefined;
}
export interface Seller {
  readonly userId: number;
  readonly companyId: number | null;
}

export const offersTaxHold = ({ terms }: Pick<Offered, "terms">): boolean =>
  terms?.tax_hold_days != null;

/**
 * A seller may offer that the GST stays tied where the market lets them, and where there is any
 * that passes through it.
 * @throws Problem tax_hold_off, tax_hold_not_here
 */
export async function requireTaxHolds(
  db: Db,
  config: Deps["config"],
  seller: Seller,
  lots: readonly Offered[],
): Promise<void> {
  const offering = lots.filter(offersTaxHold);
  if (offering.length === 0) return;
  await requireSwitch(db, config);
  await requireTied(db, seller, offering);
}

/** @throws Problem tax_hold_off */
export async function requireSwitch(db: Db, config: Deps["config"]): Promise<void> {
  const { gst_safe } = await readMoneySettings(db, config);
  if (!gst_safe) throw new Problem("tax_hold_off", { path: PATH });
}

/** @throws Problem tax_hold_not_here */
export async function requireTied(
  db: Db,
  seller: Seller,
  offering: readonly Offered[],
): Promise<void> {
  const isThrough = offering.every(({ pay_through }) => pay_through === "market");
  if (!isThrough || !(await hasGstin(db, seller)) || !(await taxedGoods(db, offering)))
    throw new Problem("tax_hold_not_here", { path: PATH });
}

interface Decided {
  readonly lot: { readonly approval: string };
  /** As they stand, or would be published. */
  readonly days: number | null;
  /** The seller's own proposal. */
  readonly proposed: number | null;
}

/**
 * The office may take it away, and neither add it nor change its days; what was approved before
 * the switch was turned off goes on.
 * @throws Problem tax_hold_not_offered, tax_hold_off
 */
export async function requireOffered(
  db: Db,
  config: Deps["config"],
  { lot, days, proposed }: Decided,
): Promise<void> {
  if (days === null) return;
  if (days !== proposed) throw new Problem("tax_hold_not_offered", { path: PATH });
  if (lot.approval !== "approved") await requireSwitch(db, config);
}
