import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Board } from "@rebale/contract/price-board/price-board";
import { t } from "ttag";
import { date, lotPrice } from "../../../lib/formatting/formatting.ts";
import { Empty } from "../../../ui/states/empty.tsx";
import type { History } from "../live/live-state.ts";
import { BoardPrice } from "./board-price.tsx";
import classes from "./history.module.css";

interface Props {
  lot: AuctionDetails;
  bid: History | null;
}

/** The latest bid here, and what the lot's material was sold for. */
export default function LastTrading({ lot, board, bid }: Props & { board: Board | null }) {
  return (
    <>
      <LastPrice lot={lot} bid={bid} />
      {board && <BoardPrice board={board} />}
    </>
  );
}

function LastPrice({ lot, bid }: Props) {
  if (!bid)
    return (
      <Empty
        drawing="price"
        title={t`No trading price yet`}
      >{t`The latest bid and its date will appear here.`}</Empty>
    );
  return (
    <dl className={`${classes.last} figures`}>
      <div>
        <dt>{t`Latest bid`}</dt>
        <dd>{lotPrice(bid.amount, lot)}</dd>
      </div>
      <div>
        <dt>{t`Date`}</dt>
        <dd>{date(bid.time)}</dd>
      </div>
      {lot.market_value ? (
        <div>
          <dt>{t`Against market value`}</dt>
          <dd>{`${bid.amount >= lot.market_value ? "+" : ""}${(((bid.amount - lot.market_value) / lot.market_value) * 100).toFixed(1)} %`}</dd>
        </div>
      ) : null}
    </dl>
  );
}
