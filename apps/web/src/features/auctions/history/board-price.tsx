import type { Board } from "@rebale/contract/price-board/price-board";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { materialName } from "../../../lib/formatting/material-names.ts";
import classes from "./history.module.css";

const perKg = (rate: number) => lotPrice(rate, { basis: "kg" });

/** The price board's rates for the lot's material. */
export const BoardPrice = ({ board }: { board: Board }) => (
  <section className={classes.board}>
    <h3>{t`${materialName(board.material)} on the price board, last 90 days`}</h3>
    <Rates board={board} />
    <Link to={`/price-board/${board.material}`}>{t`See the price board`}</Link>
  </section>
);

function Rates({ board: { p25, median, p75, lots } }: { board: Board }) {
  if (p25 === undefined || median === undefined || p75 === undefined)
    return (
      <p>{t`Not enough sales yet. Shown once five lots from three sellers are sold within 90 days.`}</p>
    );
  return (
    <dl className={`${classes.last} figures`}>
      <div>
        <dt>{t`Median`}</dt>
        <dd>{perKg(median)}</dd>
      </div>
      <div>
        <dt>{t`Half of the lots between`}</dt>
        <dd>{t`${perKg(p25)} and ${perKg(p75)}`}</dd>
      </div>
      <div>
        <dt>{t`Lots sold`}</dt>
        <dd>{lots}</dd>
      </div>
    </dl>
  );
}
