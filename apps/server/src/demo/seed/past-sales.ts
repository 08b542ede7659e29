import { formatQuantity } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Chance } from "../chance.ts";
import { type SoldGoods, soldGoods, yards } from "../data/history.ts";
import type { Listing } from "./list-lot.ts";
import type { Scenes } from "./scenes.ts";

const HOUR = 3_600_000;
/** Older prices are lower by so much a week. */
const RISE = 0.004;

/** The sales of the 90 days before, so that the price board has something to tell. */
export function pastSales(dice: Chance, scenes: Scenes, now: Date): Listing[] {
  let turn = 0;
  const sales = soldGoods.flatMap((goods) =>
    goods.weeks.flatMap((count, week) =>
      Array.from({ length: count }, () => sale(dice, scenes, now, { goods, week, turn: turn++ })),
    ),
  );
  return sales.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function sale(
  dice: Chance,
  scenes: Scenes,
  now: Date,
  { goods, week, turn }: { goods: SoldGoods; week: number; turn: number },
): Listing {
  const { rate, weight, title, weeks: _, ...lot } = goods;
  const quantity = dice.between(weight[0] / 100, weight[1] / 100) * 100;
  const value = rate * quantity * (0.92 + dice.next() * 0.16) * (1 - week * RISE);
  const endsAt = new Date(
    now.getTime() - (week * 7 + dice.below(7)) * DAY_MS - dice.below(5) * HOUR,
  );
  const startsAt = new Date(endsAt.getTime() - dice.between(2, 4) * DAY_MS);
  const yard = yards[turn % yards.length] as (typeof yards)[number];
  return {
    template: {
      ...lot,
      ...yard,
      title,
      quantity,
      unit: "kg",
      basis: "kg",
      market_value_rupees: value,
      increment_rupees: value / 100,
      reserve_rupees: null,
    },
    title: `${title}, ${formatQuantity(quantity, "kg", "en")}`,
    pictures: scenes.picturesOf(goods.picture_hint, goods.category),
    createdAt: new Date(startsAt.getTime() - 20 * HOUR),
    auction: {
      ...{ startsAt, endsAt, hardEndsAt: endsAt, softCloseMinutes: 0 },
      phase: "ended",
      ending: "sold",
      isMoving: false,
    },
  };
}
