import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import { lotPrice, quantity } from "../../../lib/formatting.ts";
import type { Offer } from "../../../lib/send-offer.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWords } from "../../../ui/fields/use-words.ts";
import { Optional } from "../../../ui/optional.tsx";
import { Cost } from "../cost/cost.tsx";
import type { Line } from "../live/use-line.ts";
import { FirstBidTerms } from "../terms/first-bid-terms.tsx";
import { AuctionBrief } from "./auction-brief.tsx";
import classes from "./bidding.module.css";
import { OwnLeadNote } from "./own-lead-note.tsx";
import { Rate } from "./price.tsx";
import { type Unusual, unusualOf } from "./unusual.rules.ts";

const UnusualNote = lazy(() => import("./unusual-note.tsx"));

interface Props {
  lot: AuctionDetails;
  line: Line;
  offer: Offer | null;
  busy: boolean;
  onConfirm: (offer: Offer) => void;
  onClose: () => void;
}

/** 'Tractor rear tyres, 7,300 kg': a title that says its quantity says it once. */
export function goodsOf({ title, quantity: amount, unit }: AuctionDetails): string {
  const told = quantity(amount, unit);
  return title.includes(told) ? title : `${title}, ${told}`;
}

/** Outbid meanwhile: one tap bids what it takes now, and nothing is typed again. */
function confirmWords(
  { amount, kind }: Offer,
  lot: AuctionDetails,
  late: boolean,
  unusual: Unusual | null,
): string {
  if (late) return t`Bid ${lotPrice(lot.next_bid, lot)} instead`;
  if (kind === "maximum") return t`Set maximum of ${lotPrice(amount, lot)}`;
  return unusual === null ? t`Confirm bid` : t`Yes, bid ${lotPrice(amount, lot)}`;
}

function titleFor(kind: Offer["kind"], unusual: Unusual | null): string {
  if (unusual !== null) return t`Is this amount right?`;
  return kind === "bid" ? t`Confirm your bid` : t`Confirm your maximum`;
}

/**
 * The last look before money is promised; says so when somebody was faster meanwhile, or when the
 * amount looks like a slip.
 */
export function ConfirmBid({ lot, line, offer, busy, onConfirm, onClose }: Props) {
  const amount = offer?.amount ?? null;
  const kind = offer?.kind ?? "bid";
  const words = useWords(amount, lot.basis);
  const isOwnLead = kind === "maximum" && lot.standing === "leading";
  const late = amount !== null && amount < lot.next_bid && !isOwnLead;
  const unusual = amount === null ? null : unusualOf(amount, lot);
  return (
    <Dialog open={offer !== null} onClose={onClose} title={titleFor(kind, unusual)}>
      <div className={classes.confirm}>
        <AuctionBrief lot={lot} line={line} />
        <p className={`${classes.confirmAmount} figures`}>
          {lotPrice(amount ?? 0, lot)} <Rate lot={lot} price={amount ?? 0} />
        </p>
        <p className={classes.words}>{words}</p>
        {amount !== null && <Cost lot={lot} amount={late ? lot.next_bid : amount} />}
        <Optional>
          <Suspense>{unusual && <UnusualNote lot={lot} unusual={unusual} />}</Suspense>
        </Optional>
        {offer && <OwnLeadNote lot={lot} offer={offer} />}
        {kind === "maximum" && (
          <p>{t`We bid for you up to this amount, each time just enough to lead. Nobody else sees it.`}</p>
        )}
        <p>
          {t`${goodsOf(lot)}, as is, in ${lot.location.city}. GST and lifting are extra. A bid is binding and cannot be undone.`}
        </p>
        {offer && <FirstBidTerms lot={lot} />}
        {late && (
          <p
            className={classes.problem}
            role="alert"
          >{t`Someone bid first: the next bid allowed is now ${lotPrice(lot.next_bid, lot)}.`}</p>
        )}
        <div className={classes.confirmActions}>
          {/* Who presses Enter without reading keeps what they typed, and has bid nothing unusual. */}
          <PlainButton
            kind="quiet"
            onClick={onClose}
            data-autofocus={unusual === null ? undefined : ""}
          >
            {t`Change`}
          </PlainButton>
          {!(late && kind === "maximum") && (
            <PlainButton
              kind="main"
              onClick={() =>
                onConfirm(late ? { amount: lot.next_bid, kind: "bid" } : (offer as Offer))
              }
              disabled={busy}
              data-autofocus={unusual === null ? "" : undefined}
            >
              {busy ? t`Placing your bid…` : offer && confirmWords(offer, lot, late, unusual)}
            </PlainButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
