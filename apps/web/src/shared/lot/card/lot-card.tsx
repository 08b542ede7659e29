import { Link } from "react-router";
import { t } from "ttag";
import IconMapPin from "~icons/tabler/map-pin";
import IconScale from "~icons/tabler/scale";
import { bidCount } from "../../../lib/formatting/bid-count.ts";
import { exactPrice, priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import { useSession } from "../../../lib/session/session.ts";
import { depositText } from "../../deposit/deposit-text.ts";
import { Countdown, Expired } from "../countdown.tsx";
import { SaleMarks } from "../formats/sale-marks.tsx";
import { isSealed } from "../formats/sealed.rules.ts";
import { LotPicture } from "../lot-picture.tsx";
import { pictureAlt } from "../picture-alt.ts";
import { LivePrice } from "../prices/live-price.tsx";
import { StandingMark } from "../prices/standing-mark.tsx";
import { useLiveLot } from "../prices/use-prices.ts";
import { useStatusNow } from "../use-status-now.ts";
import { WatchButton } from "../watch/watch-button.tsx";
import type { CardLot } from "./card-lot.ts";
import classes from "./lot-card.module.css";
import { resultText } from "./result-labels.ts";
import { StatusChip } from "./status-chip.tsx";

/**
 * A phone shows a strip of 104 px, some 212 px high: of a picture twice as wide, its middle. Beside
 * it there is no sense in the width of a phone, up to twice the bytes.
 */
const PICTURE_SIZES = "(max-width: 640px) 240px, (max-width: 1024px) 46vw, 380px";

interface Props {
  lot: CardLot;
  /** Its picture is the page's largest. */
  first?: boolean;
  heading?: "h2" | "h3";
}

/** S2.37. The whole card is one link to the auction. */
export function LotCard({ lot: listed, first = false, heading: Heading = "h3" }: Props) {
  const lot = useStatusNow(useLiveLot(listed));
  const { type } = useSession();
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <LotPicture
          image={lot.images[0]}
          alt={pictureAlt(lot.images[0], lot.title)}
          turn={first ? "first" : "later"}
          sizes={PICTURE_SIZES}
        />
        <span className={classes.chip}>
          {lot.status !== "live" && <StatusChip status={lot.status} />}
        </span>
        {lot.images.length > 1 && (
          <span className={classes.count}>{t`${lot.images.length} photos`}</span>
        )}
        <WatchButton lot={lot} look="card" />
      </div>
      <div className={classes.text}>
        <Heading className={classes.title}>
          <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
        </Heading>
        <p className={classes.fact}>
          <IconScale size={17} aria-hidden /> {lot.material && `${lot.material} · `}
          {quantity(lot.quantity, lot.unit)}
        </p>
        <p className={classes.fact}>
          <IconMapPin size={17} aria-hidden /> {lot.location.city}, {lot.location.state}
          {lot.distance_km !== undefined && ` · ${t`about ${lot.distance_km} km`}`}
        </p>
        <SaleMarks lot={lot} />
        <LotPrice lot={lot} />
        {lot.deposit && lot.status !== "ended" && (
          <p className={classes.deposit}>{depositText(lot.deposit)}</p>
        )}
        <div className={classes.foot}>
          <LotClock lot={lot} />
          {lot.status === "live" && (
            <span className={classes.action}>
              {type === "seller"
                ? t`Bid Detail`
                : isSealed(lot)
                  ? t`Seal a tender`
                  : `${t`Place a Bid`} `}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

function LotPrice({ lot }: { lot: CardLot }) {
  const amount = lot.heightest || lot.market_value;
  if (!amount) return null;
  if (isSealed(lot)) return <FloorPrice lot={lot} floor={amount} />;
  return (
    <p className={classes.price}>
      <span className={classes.amount}>
        <LivePrice amount={amount} basis={lot.basis} />
        <StandingMark lot={lot} />
      </span>
      <span>
        {priceNote(amount, lot)} {bidName(lot)}
        {lot.bid_count > 0 && ` · ${bidCount(lot.bid_count)}`}
      </span>
    </p>
  );
}

/** Every tender has to be above it; what was offered, nobody knows. */
const FloorPrice = ({ lot, floor }: { lot: CardLot; floor: number }) => (
  <p className={classes.price}>
    <span className={classes.amount}>
      <b className="figures">{t`Above ${exactPrice(floor, lot)}`}</b>
      <StandingMark lot={lot} />
    </span>
    <span>{priceNote(floor, lot)}</span>
  </p>
);

const bidName = ({ heightest, status }: CardLot) => {
  if (!heightest) return t`market value`;
  return status === "ended" ? t`final bid` : t`highest bid`;
};

function LotClock({ lot }: { lot: CardLot }) {
  const upcoming = lot.status === "upcoming";
  const until = upcoming ? lot.starts_at : lot.ends_at;
  if (upcoming && lot.awaits_signature)
    return <span className={classes.clockName}>{t`Opens after the seller confirms`}</span>;
  const result = lot.status === "ended" || lot.status === "withdrawn" ? resultText(lot) : null;
  if (result)
    return (
      <span className={classes.clock}>
        {lot.status === "ended" && <Expired />}
        <b className={`${classes.result} figures`} data-sold={lot.outcome === "sold" || undefined}>
          {result}
        </b>
      </span>
    );
  if (!until) return null;
  return (
    <span className={classes.clock}>
      {lot.status !== "ended" && (
        <span className={classes.clockName}>
          {upcoming ? t`Starts` : isSealed(lot) ? t`Opens` : t`Ends`}
        </span>
      )}
      <Countdown until={until} warn={!upcoming} stoppedAt={lot.paused_at} />
    </span>
  );
}
