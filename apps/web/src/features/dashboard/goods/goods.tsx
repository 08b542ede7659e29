import { t } from "ttag";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import classes from "./goods.module.css";
import type { Goods } from "./read-goods.ts";
import { ToCollect } from "./to-collect.tsx";
import { TrucksToday } from "./trucks-today.tsx";

/** Today's trucks of a seller, what a buyer has to fetch; what is not known is not passed over. */
export function GoodsToday({ goods, seller }: { goods: Goods; seller: boolean }) {
  if (goods.who === "nobody")
    return (
      <div className={classes.section}>
        <FailedPart what={seller ? t`Trucks today` : t`To lift`} error={goods.failure} />
      </div>
    );
  return goods.who === "seller" ? (
    <TrucksToday trucks={goods.trucks} />
  ) : (
    <ToCollect lots={goods.lots} />
  );
}
