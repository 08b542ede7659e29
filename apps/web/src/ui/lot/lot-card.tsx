import type { Lot } from "@rebale/contract/listings";
import { IconMapPin, IconScale } from "@tabler/icons-react";
import { Link } from "react-router";
import { quantity, rupees } from "../../lib/formatting.ts";
import { useSession } from "../../lib/session.ts";
import { Countdown } from "./countdown.tsx";
import classes from "./lot-card.module.css";
import { LotPicture } from "./lot-picture.tsx";
import { StatusChip } from "./status-chip.tsx";

interface Props {
  lot: Lot;
  /** Its picture is the page's largest. */
  first?: boolean;
  /** In the first view: its picture is not put off. */
  early?: boolean;
  heading?: "h2" | "h3";
}

/** S2.37. The whole card is one link to the auction. */
export function LotCard({ lot, first = false, early = false, heading: Heading = "h3" }: Props) {
  const { type } = useSession();
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <LotPicture
          image={lot.images[0]}
          turn={first ? "first" : early ? "early" : "later"}
          sizes="(max-width: 640px) 86vw, (max-width: 1024px) 46vw, 380px"
        />
        <span className={classes.chip}>
          <StatusChip status={lot.status} />
        </span>
        {lot.images.length > 1 && <span className={classes.count}>{lot.images.length} photos</span>}
      </div>
      <div className={classes.text}>
        <Heading className={classes.title}>
          <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
        </Heading>
        <p className={classes.fact}>
          <IconScale size={17} aria-hidden /> {quantity(lot.quantity, lot.unit)}
        </p>
        <p className={classes.fact}>
          <IconMapPin size={17} aria-hidden /> {lot.location.city}, {lot.location.state}
        </p>
        <LotPrice lot={lot} />
        <div className={classes.foot}>
          <LotClock lot={lot} />
          {lot.status === "live" && <span className={classes.action}>{type === "seller" ? "Bid Detail" : "Place a Bid "}</span>}
        </div>
      </div>
    </article>
  );
}

function LotPrice({ lot }: { lot: Lot }) {
  const amount = lot.heightest || lot.market_value;
  if (!amount) return null;
  return (
    <p className={classes.price}>
      <b className="figures">{rupees(amount)}</b>
      <span>
        {lot.heightest ? "highest bid" : "market value"}
        {lot.bid_count > 0 && ` · ${lot.bid_count} ${lot.bid_count === 1 ? "bid" : "bids"}`}
      </span>
    </p>
  );
}

function LotClock({ lot }: { lot: Lot }) {
  const upcoming = lot.status === "upcoming";
  const until = upcoming ? lot.starts_at : lot.ends_at;
  if (!until) return null;
  return (
    <span className={classes.clock}>
      <span className={classes.clockName}>{upcoming ? "Starts" : "Ends"}</span>
      <Countdown until={until} warn={!upcoming} />
    </span>
  );
}
