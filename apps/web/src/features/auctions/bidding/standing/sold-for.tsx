import type { Board } from "@rebale/contract/price-board/price-board";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import { materialName } from "../../../../lib/formatting/material-names.ts";
import classes from "../bidding.module.css";

const perKg = (rate: number) => lotPrice(rate, { basis: "kg" });

/** Under the price what half of the lots of this material were sold for; nothing after few sales. */
export function SoldFor({ board: { material, p25, p75, lots } }: { board: Board }) {
  if (p25 === undefined || p75 === undefined) return null;
  return (
    <p className={classes.when}>
      <Link to={`/price-board/${material}`}>
        {t`${materialName(material)} sold at ${perKg(p25)} to ${perKg(p75)}: ${lots} lots in 90 days`}
      </Link>
    </p>
  );
}
