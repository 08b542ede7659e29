import { type auctions, type Paise, rupees } from "@rebale/contract";
import { feeOn } from "@rebale/contract/fee-plans/fee-on";
import { type CostLine, type Costs, landedCost } from "@rebale/contract/landed-cost/landed-cost";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Db, Tx } from "../../platform/db/db.ts";
import { type Run, runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { planOn, plansSeen, readPlans } from "../fee-plans/index.ts";
import { readSure, sureOfSale } from "../law/index.ts";
import { factsOfSales, type Sold } from "./sales.store.ts";
import { type Buyer, gstTdsOn, ratesOf } from "./taxes.rules.ts";
import { buyerOf, gstOn, sellerOf } from "./taxes.store.ts";

/** A lot as far as its taxes need it. */
interface TaxedLot {
  readonly id: number;
  readonly material: string | null;
  readonly ends_at: Date | null;
  readonly paused_at: Date | null;
  readonly now: Date;
}

/** A lot that is paused past its end has none yet, and ends today at the earliest. */
const endOf = ({ ends_at, paused_at, now }: TaxedLot): Date =>
  ends_at === null || (paused_at !== null && ends_at < now) ? now : ends_at;

/**
 * The whole cost of a lot to a buyer at a value: without a company's site, for their account's
 * state, without that for the state that they choose, else for the seller's own.
 *
 * @param buyer null for a visitor
 * @param value rupees for the whole lot
 * @param chosen a state
 */
export async function landedCostOf(
  { db, run, config }: Pick<Deps, "db" | "config"> & { readonly run: Run },
  lot: TaxedLot,
  buyer: Buyer | null,
  value: number,
  chosen: string | undefined,
): Promise<auctions.LandedCost> {
  const day = indiaDay(endOf(lot));
  const [gst, seller, plans, isSure] = await Promise.all([
    lot.material === null ? null : gstOn(run, lot.material, day),
    sellerOf(run, lot.id),
    readPlans(run, config),
    readSure(run),
  ]);
  const own = buyer && (await buyerOf(db, buyer, seller.state));
  const [state, state_from] =
    own?.from === "site" && own.state !== null
      ? ([own.state, "site"] as const)
      : chosen !== undefined
        ? ([chosen, "chosen"] as const)
        : own?.state
          ? ([own.state, "account"] as const)
          : ([seller.state, "assumed"] as const);
  const taxed = {
    ...{ state, registered: own?.registered ?? false, entity: own?.entity ?? null },
    sez: state_from === "site" ? (own?.sez ?? null) : null,
  };
  const fee = planOn(plansSeen(plans, seller.opened), {
    ...{ side: "buyer", material: lot.material, day },
  });
  const rates = ratesOf({
    day,
    gst,
    seller,
    buyer: taxed,
    fee,
    sure: sureOfSale(isSure, { gst, day }),
  });
  return {
    ...landedCost(value, rates),
    day,
    hsn: gst?.hsn ?? null,
    goods_state: seller.state,
    state,
    state_from,
    complete: rates.every(({ percent }) => percent !== null),
  };
}

export interface SaleCosts extends Costs {
  /** The market's part, in paise: what it earns, and the GST on that. */
  readonly fee: { readonly fee: Paise; readonly gst: Paise };
  /** The part that the buyer's company deducts for the government, in paise. */
  readonly gstTds: Paise;
}

/** The costs of sales, as `landedCostOf` counts each, by lot: three statements, however many. */
export async function costsOfSales(
  db: Db,
  config: Deps["config"],
  sales: readonly Sold[],
): Promise<Map<number, SaleCosts>> {
  const facts = await factsOfSales(db, sales);
  const plans = await readPlans(runIn(db), config);
  const isSure = await readSure(runIn(db));
  const values = new Map(sales.map(({ lotId, value }) => [lotId, value]));
  return new Map(
    facts.map(({ lotId, day, opened, material, gst, seller, buyer, deductor }) => {
      const value = values.get(lotId) ?? (0 as Paise);
      const seen = plansSeen(plans, opened);
      const plan = planOn(seen, { side: "buyer", material, day });
      const sure = sureOfSale(isSure, { gst, day });
      const sale = { day, gst, seller, buyer, fee: plan, sure };
      const fee = plan ? feeOn(plan, value) : { fee: 0 as Paise, gst: 0 as Paise };
      const gstTds = gstTdsOn(sale, deductor, value);
      return [lotId, { ...landedCost(rupees(value), ratesOf(sale)), fee, gstTds }];
    }),
  );
}

/** The taxes of one sale on its day, without the market's fee: as `costsOfSales` has them. */
export async function taxesOfSale(tx: Tx, sale: Sold): Promise<CostLine[]> {
  const [facts] = await factsOfSales(tx, [sale]);
  if (!facts) throw new Error(`Nothing is known of the taxes of lot ${sale.lotId}`);
  const { day, gst, seller, buyer } = facts;
  const sure = sureOfSale(await readSure(runIn(tx)), { gst, day });
  const rates = ratesOf({ day, gst, seller, buyer, fee: null, sure });
  return landedCost(rupees(sale.value), rates).lines;
}
