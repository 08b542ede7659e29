import { DEAL_TABS, type DealTab, type NextStep, tabOf } from "@rebale/contract/awards/next-step";
import type { DealCounts } from "@rebale/contract/awards/next-step-shape";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { nextStepsOf } from "../../awards/index.ts";
import { type OrderPage, type OrderRow, ordersPage } from "../store/sale/orders.store.ts";
import { openSales } from "./desk.store.ts";

/** One side's sales by what is to be done. */
export interface Deals {
  readonly counts: DealCounts;
  /** Sales that are not over, by their ids: under each tab, the soonest day first. */
  readonly open: Readonly<Record<DealTab, readonly number[]>>;
}

/** Asks of each sale that is not over what is next; those that are over are only counted. */
export async function dealsOf(
  reading: Pick<Deps, "db" | "config">,
  of: OrderPage["of"],
): Promise<Deals> {
  const { ids, over } = await openSales(reading.db, of);
  const steps = await nextStepsOf(reading, ids, "parties" in of ? "buyer" : "seller");
  const sorted = [...steps].sort(([, a], [, b]) => dayOf(a) - dayOf(b));
  const under = (tab: DealTab) =>
    sorted.filter(([, step]) => tabOf(step) === tab).map(([id]) => id);
  const open = perTab(under);
  return { open, counts: perTab((tab) => open[tab].length + (tab === "done" ? over : 0)) };
}

const perTab = <Value>(of: (tab: DealTab) => Value) =>
  Object.fromEntries(DEAL_TABS.map((tab) => [tab, of(tab)])) as Record<DealTab, Value>;

const dayOf = ({ day }: NextStep) => (day === null ? Number.POSITIVE_INFINITY : Date.parse(day));

/** A page of the orders under a tab; what is done the newest first. */
export async function underTab(
  db: Db,
  page: OrderPage,
  { open, counts }: Deals,
  tab: DealTab,
): Promise<{ found: OrderRow[]; count: number }> {
  const sales = open[tab];
  if (tab === "done") return ordersPage(db, { ...page, sales: { ids: sales, over: true } });
  const first = (page.page - 1) * page.rows;
  const ids = sales.slice(first, first + page.rows);
  const asked = { ...page, page: 1, won: false, sales: { ids, over: false } };
  const { found } = await ordersPage(db, asked);
  const placeOf = ({ award_id }: OrderRow) => ids.indexOf(award_id ?? 0);
  return { found: found.sort((a, b) => placeOf(a) - placeOf(b)), count: counts[tab] };
}
