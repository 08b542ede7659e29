import type { AuctionDetails } from "@rebale/contract/auctions";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import type { LiveConnection } from "../live/use-live-connection.ts";
import classes from "./brief.module.css";
import { ConnectionSign } from "./standing/connection-sign.tsx";
import { leaderLine } from "./standing/leader-line.ts";
import { Price, priceName, Rate } from "./standing/price.tsx";

/** Price, clock, leader and line on few lines: they stay in sight during a bid. */
export const AuctionBrief = ({
  lot,
  connection,
}: {
  lot: AuctionDetails;
  connection: LiveConnection;
}) => (
  <div className={classes.brief}>
    <div>
      <span className={classes.name}>{priceName(lot)}</span>
      <Price lot={lot} />
      <Rate lot={lot} />
    </div>
    <div className={classes.end}>
      {lot.ends_at && (
        <Countdown until={lot.ends_at} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
      )}
      <span>{leaderLine(lot)}</span>
    </div>
    <ConnectionSign connection={connection} open={lot.status === "live"} />
  </div>
);
