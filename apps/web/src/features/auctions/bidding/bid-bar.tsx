import type { AuctionDetails } from "@rebale/contract/auctions";
import { useState } from "react";
import { t } from "ttag";
import { loginFor } from "../../../lib/come-back.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import type { Line } from "../live/use-line.ts";
import { AfterTheEnd, hasEnded, shortResult } from "./after-the-end.tsx";
import { AuctionBrief } from "./auction-brief.tsx";
import { type Bidder, BidForm } from "./bid-form.tsx";
import { showsForm } from "./bid-panel.tsx";
import classes from "./bidding.module.css";
import { Price, Rate } from "./price.tsx";
import { Standing } from "./standing.tsx";
import { waitsForSeller } from "./waits-for-seller.ts";

const ownWords = {
  leading: t`✓ You are leading`,
  outbid: t`↗ You were outbid`,
  subject: t`Subject to approval`,
  voided: t`Your bid was voided`,
} as const;

function ownLine({ standing, led_by }: AuctionDetails): string | null {
  if (standing === "leading" && led_by) return t`✓ Your company leads`;
  return standing in ownWords ? ownWords[standing as keyof typeof ownWords] : null;
}

/** On phones: price, clock and Bid within the thumb's reach; the form opens above it. */
export function BidBar({
  lot,
  line,
  bidder,
  visitor,
}: {
  lot: AuctionDetails;
  line: Line;
  bidder: Bidder;
  visitor: boolean;
}) {
  const [open, setOpen] = useState(false);
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  const own = ownLine(lot);
  return (
    <div className={classes.bar}>
      <div className={classes.barFacts}>
        <span className={classes.priceRow}>
          <Price lot={lot} />
          <Rate lot={lot} />
        </span>
        <span className={classes.barClock}>
          {own && <strong data-standing={lot.standing}>{own}</strong>}
          {lot.status === "paused" && <span>{t`Paused`}</span>}
          {until && !hasEnded(lot) && !waitsForSeller(lot) && (
            <Countdown until={until} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
          )}
          {hasEnded(lot) && <span>{shortResult(lot)}</span>}
        </span>
      </div>
      {showsForm(lot) &&
        (visitor ? (
          <ButtonLink kind="main" to={loginFor(lot)}>
            {t`Log in to bid`}
          </ButtonLink>
        ) : (
          <PlainButton kind="main" onClick={() => setOpen(true)}>
            {t`Bid`}
          </PlainButton>
        ))}
      {hasEnded(lot) && <AfterTheEnd lot={lot} />}
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Place a bid`} size="sheet">
        <div className={classes.sheet}>
          <AuctionBrief lot={lot} line={line} />
          <Standing lot={lot} />
          <BidForm
            lot={lot}
            line={line}
            bidder={bidder}
            onVisitor={null}
            onPlaced={() => setOpen(false)}
            focused
          />
        </div>
      </Dialog>
    </div>
  );
}
