import type { auctions, Paise } from "@rebale/contract";
import type { DealCounts } from "@rebale/contract/awards/next-step-shape";
import type { Deps } from "../../../platform/deps.ts";
import { nextStepsOf } from "../../awards/index.ts";
import { presentOrder } from "../present-order.ts";
import { type OrderPage, type OrderRow, ordersPage } from "../store/sale/orders.store.ts";
import { dealsOf, underTab } from "./deals.ts";
import { duesOf } from "./read-desk.ts";

type Reading = Pick<Deps, "db" | "config">;
interface Reader {
  readonly userId: number;
  readonly of: OrderPage["of"];
}
type Asked = Omit<OrderPage, "of" | "sales"> & {
  readonly to_do?: keyof DealCounts | undefined;
};

/**
 * A page of one side's orders with the next step of each sale, newest first; of those under a tab
 * the soonest day. With how many there are, and of lists of sales how many stand under each tab.
 */
export async function ordersOf(
  reading: Reading,
  { userId, of }: Reader,
  { to_do: tab, ...page }: Asked,
): Promise<{ orders: auctions.BidOrder[]; count: number; toDo: DealCounts | null }> {
  const side = "parties" in of ? "buyer" : "seller";
  const deals = tab || page.won ? await dealsOf(reading, of) : null;
  const { found, count } =
    deals && tab
      ? await underTab(reading.db, { ...page, of }, deals, tab)
      : await ordersPage(reading.db, { ...page, of });
  const dues = side === "buyer" ? await duesOf(reading.db, found.flatMap(unpaid)) : new Map();
  const steps = await nextStepsOf(reading, found.flatMap(saleOf), side);
  return {
    orders: found.map((row) =>
      presentOrder(row, side, userId, {
        due: dueOn(row, dues),
        step: (row.award_id !== null && steps.get(row.award_id)) || null,
      }),
    ),
    count,
    toDo: deals?.counts ?? null,
  };
}

const saleOf = ({ award_id: id }: OrderRow) => (id === null ? [] : [id]);
const TO_PAY: ReadonlySet<string | null> = new Set(["payment_due", "overdue"]);

const unpaid = ({ award_id: id, award_state, award_pay_through }: OrderRow) =>
  id !== null && TO_PAY.has(award_state) ? [{ id, pay_through: award_pay_through }] : [];

/** Null where nothing is due. */
const dueOn = ({ award_id }: OrderRow, dues: ReadonlyMap<number, Paise>): Paise | null =>
  (award_id !== null && dues.get(award_id)) || null;
