import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { Countdown, Expired } from "../../../shared/lot/countdown.tsx";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LazyPart } from "../../../ui/later/lazy-part.tsx";
import { needsAnswer, showBand } from "../corrigendum/needs-answer.ts";
import { TenderPanel } from "../formats/formats.tsx";
import { showsTender } from "../formats/stage.rules.ts";
import { isOpen } from "../live/use-auction.ts";
import type { LiveConnection } from "../live/use-live-connection.ts";
import { AuctionBrief } from "./auction-brief.tsx";
import { showsForm } from "./bid-panel.tsx";
import classes from "./bidding.module.css";
import { type Bidder, BidForm, type OnVisitor } from "./form/bid-form.tsx";
import { typedFor } from "./form/use-typed-amount.ts";
import type { BidSheet } from "./log-in-to-bid.tsx";
import { WhyNot } from "./not-allowed/why-not.tsx";
import { AfterTheEnd, hasEnded, shortResult } from "./standing/after-the-end.tsx";
import { PriceAge } from "./standing/connection-sign.tsx";
import { Price, Rate } from "./standing/price.tsx";
import { Standing } from "./standing/standing.tsx";
import { waitsForSeller } from "./standing/waits-for-seller.ts";

const ownLabels = {
  leading: t`✓ You are leading`,
  outbid: t`↗ You were outbid`,
  subject: t`Subject to approval`,
  voided: t`Your bid was voided`,
} as const;

function ownLine({ standing, led_by, corrigendum }: AuctionDetails): string | null {
  if (standing === "voided" && corrigendum?.answer === "withdrawn") return null;
  if (standing === "leading" && led_by) return t`✓ Your company leads`;
  return standing in ownLabels ? ownLabels[standing as keyof typeof ownLabels] : null;
}

interface Props {
  lot: AuctionDetails;
  connection: LiveConnection;
  bidder: Bidder;
  onVisitor: OnVisitor;
  sheet: Pick<BidSheet, "isOpen" | "setOpen">;
  /** Reads the auction anew. */
  read: () => void;
}

/** On phones: price, clock and Bid within the thumb's reach; the form opens above it. */
export function BidBar({ lot, connection, bidder, onVisitor, sheet, read }: Props) {
  const { isOpen: open, setOpen } = sheet;
  const press = () => (onVisitor ? onVisitor(typedFor(lot._id)) : setOpen(true));
  return (
    <div className={classes.bar}>
      <BarFacts lot={lot} connection={connection} />
      {showsForm(lot) && (
        // The leader is not invited to raise themselves.
        <PlainButton kind={lot.standing === "leading" ? "quiet" : "main"} onClick={press}>
          {onVisitor ? t`Log in to bid` : lot.standing === "leading" ? t`Raise` : t`Bid`}
        </PlainButton>
      )}
      {needsAnswer(lot) && (
        <PlainButton kind="main" onClick={showBand}>
          {t`See what changed`}
        </PlainButton>
      )}
      {showsTender(lot) && !needsAnswer(lot) && (
        <PlainButton kind={lot.your_tender?.state === "sealed" ? "quiet" : "main"} onClick={press}>
          {tenderButton(lot, onVisitor !== null)}
        </PlainButton>
      )}
      <NextStep lot={lot} />
      {hasEnded(lot) && <AfterTheEnd lot={lot} />}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={isSealed(lot) ? t`Sealed tender` : t`Place a bid`}
        size="sheet"
      >
        <div className={classes.sheet}>
          <AuctionBrief lot={lot} connection={connection} />
          <Standing lot={lot} />
          {showsForm(lot) ? (
            <BidForm
              lot={lot}
              connection={connection}
              bidder={bidder}
              onVisitor={onVisitor}
              onPlaced={() => setOpen(false)}
              focused
            />
          ) : showsTender(lot) && !needsAnswer(lot) ? (
            <LazyPart part={TenderPanel} of={{ lot, onVisitor, read, focused: true }} />
          ) : (
            <WhyNot lot={lot} />
          )}
        </div>
      </Dialog>
    </div>
  );
}

function tenderButton(lot: AuctionDetails, isVisitor: boolean): string {
  if (isVisitor) return t`Log in to tender`;
  return lot.your_tender?.state === "sealed" ? t`Your tender` : t`Seal a tender`;
}

function BarFacts({ lot, connection }: Pick<Props, "lot" | "connection">) {
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  const own = ownLine(lot);
  return (
    <div className={classes.barFacts}>
      <span className={classes.priceRow}>
        {isSealed(lot) && <span>{t`Tenders above`}</span>}
        <Price lot={lot} />
        <Rate lot={lot} />
        <PriceAge connection={connection} open={isOpen(lot.status)} />
      </span>
      <span className={classes.barClock}>
        {own && <strong data-standing={lot.standing}>{own}</strong>}
        {lot.your_maximum !== null && isOpen(lot.status) && (
          <span>{t`up to ${lotPrice(lot.your_maximum, lot)}`}</span>
        )}
        {lot.status === "paused" && <span>{t`Paused`}</span>}
        {isSealed(lot) && lot.status === "live" && <span>{t`Opens in`}</span>}
        {until && !hasEnded(lot) && !waitsForSeller(lot) && (
          <Countdown until={until} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
        )}
        {lot.status === "ended" && <Expired />}
        {hasEnded(lot) && <span>{shortResult(lot)}</span>}
      </span>
    </div>
  );
}

/** A member's next step before they may bid, in place of the button. */
function NextStep({ lot }: { lot: AuctionDetails }) {
  const step = lot.status === "live" || lot.status === "upcoming" ? nextStep(lot.why_not) : null;
  return (
    step && (
      <ButtonLink kind="main" to={step.to}>
        {step.words}
      </ButtonLink>
    )
  );
}

interface Step {
  words: string;
  to: string;
}

const papers: Step = { words: t`Send your papers`, to: "/company#papers" };
const authorisation: Step = { words: t`Your authorisations`, to: "/company#authorisations" };
const company: Step = { words: t`Your company`, to: "/company" };

const steps: Partial<Record<NonNullable<AuctionDetails["why_not"]>, Step>> = {
  verify_first: papers,
  authorisation_missing: authorisation,
  authorisation_expired: authorisation,
  capacity_exceeded: authorisation,
  company_needed: company,
  company_waiting: company,
  company_suspended: company,
  company_barred: company,
};

/** This member's next step towards a bid, and where; null where there is none. */
const nextStep = (why: AuctionDetails["why_not"]): Step | null => (why && steps[why]) || null;
