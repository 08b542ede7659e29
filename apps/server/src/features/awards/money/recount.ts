import { type Paise, paise, rupees } from "@rebale/contract";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { costsOfSales } from "../../landed-cost/index.ts";
import type { Award } from "../awards.store.ts";
import { moneyOfOne } from "./award-money.store.ts";
import { type CountedSale, countedSale, recordRecount } from "./count-awards.store.ts";
import { payableOf } from "./count-awards.ts";
import { isCovered } from "./pay-towards.ts";
import { recordPaid } from "./record-paid.ts";

type Counting = Pick<Deps, "config">;

/**
 * Taxes anew for the buyer's site that is invoiced. The market's fee stays as it was counted, and
 * so does TCS that a declaration took away. The auction's row is locked.
 */
export async function recountTaxes(tx: Tx, deps: Counting, award: Award): Promise<void> {
  const sale = await countedSale(tx, award.id);
  const { lines, gstTds } = await freshCosts(tx, deps, sale);
  const before = sale.lines;
  const isDeclared = before !== null && !before.some(isTcs);
  const kept = before?.filter(({ paid_to }) => paid_to === "market");
  const taxes = lines.filter(({ paid_to }) => paid_to !== "market" || kept === undefined);
  const tcs = taxes.filter((line) => isTcs(line) && !isDeclared);
  const others = taxes.filter((line) => !isTcs(line));
  await record(tx, deps, award, sale, { lines: [...others, ...(kept ?? []), ...tcs], gstTds });
}

/**
 * No TCS is collected any more: what invoices have collected stays. A sale that is covered then is
 * paid. The auction's row is locked.
 * @param collected paise
 */
export async function dropTcs(
  tx: Tx,
  deps: Counting,
  award: Award,
  collected: Paise,
): Promise<void> {
  const sale = await countedSale(tx, award.id);
  const fresh = sale.lines === null ? await freshCosts(tx, deps, sale) : null;
  const lines = (sale.lines ?? fresh?.lines ?? []).flatMap((line) => {
    if (!isTcs(line)) return [line];
    return collected === 0 ? [] : [{ ...line, amount: rupees(collected) }];
  });
  const gstTds = sale.gstTds ?? fresh?.gstTds ?? (0 as Paise);
  await record(tx, deps, award, sale, { lines, gstTds });
}

const isTcs = ({ what }: CostLine) => what === "tcs";

async function freshCosts(tx: Tx, { config }: Counting, sale: CountedSale) {
  const { lotId, userId, companyId, value, billToSite } = sale;
  const sold = { lotId, value, billToSite, buyer: { userId, companyId } };
  const costs = (await costsOfSales(tx, config, [sold])).get(lotId);
  if (!costs) throw new Error(`Nothing is known of the costs of lot ${lotId}`);
  return costs;
}

async function record(
  tx: Tx,
  { config }: Counting,
  award: Award,
  { value }: CountedSale,
  { lines, gstTds }: { readonly lines: CostLine[]; readonly gstTds: Paise },
): Promise<void> {
  const payable = payableOf({ on: rupees(value), lines });
  const fees = lines
    .filter(({ paid_to }) => paid_to === "market")
    .reduce((sum, { amount }) => sum + paise(amount), 0);
  const price = (payable - fees - gstTds) as Paise;
  await recordRecount(tx, { awardId: award.id, lines, payable, gstTds, price });
  if (award.buyerCompanyId === null) return;
  await lockCompanies(tx, [award.buyerCompanyId]);
  const money = await moneyOfOne(tx, award.id);
  if (isCovered(award, money)) await recordPaid(tx, config.home, award, money, await marketNow(tx));
}
