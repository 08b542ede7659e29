import type { figures, Paise } from "@rebale/contract";
import { addMonths, indiaDay } from "@rebale/contract/values/calendar";
import { rupees } from "@rebale/contract/values/money";
import type { Db } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { moneyByMonth } from "../journal-desk/index.ts";
import { marketMonths } from "./market-months.store.ts";

/** This month and the twelve before it, so that each of a year has one before it. */
const MONTHS = 13;

/** The market month by month, the newest first. */
export async function readMarketMonths(db: Db): Promise<figures.MarketMonth[]> {
  const now = indiaDay(await marketNow(db)).slice(0, 7);
  const first = `${addMonths(now, 1 - MONTHS)}-01`;
  const money = await moneyByMonth(db, first);
  const rows = await marketMonths(db, first, MONTHS);
  let held = money.held;
  return rows.map(({ sold_value, best_sellers, ...row }) => {
    const moved = money.months.get(row.month);
    const atEnd = held;
    held -= moved?.held ?? 0;
    return {
      ...row,
      sold_value: rupees(sold_value as Paise),
      fees: rupees((moved?.fees ?? 0) as Paise),
      fees_gst: rupees((moved?.gst ?? 0) as Paise),
      held: rupees(atEnd as Paise),
      best_sellers: best_sellers.map((one) => ({ ...one, value: rupees(one.value as Paise) })),
    };
  });
}
