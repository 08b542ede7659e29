import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import { lotPrice, quantity, rupees } from "../../../../lib/formatting/formatting.ts";
import { named } from "../../../../lib/names/named.ts";
import { usualOffer } from "../../../../shared/bids/bid-steps.ts";
import type { Offer } from "../../../../shared/bids/send-offer.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useAmountInWords } from "../../../../ui/fields/use-amount-in-words.ts";
import { Optional } from "../../../../ui/later/optional.tsx";
import { SteadyButton } from "../../../../ui/steady-button.tsx";
import { Cost } from "../../landed-cost/cost.tsx";
import type { LiveConnection } from "../../live/use-live-connection.ts";
import { FirstBidTerms } from "../../terms/first-bid-terms.tsx";
import { AuctionBrief } from "../auction-brief.tsx";
import classes from "../bidding.module.css";
import { coverOf } from "../deposit/cover.rules.ts";
import { Rate } from "../standing/price.tsx";
import { type AgainstOneself, againstOneself } from "./own-offer.rules.ts";
import { type Unusual, unusualOf } from "./unusual.rules.ts";

const UnusualNote = lazy(() => import("./unusual-note.tsx"));
const AgainstOneselfNote = lazy(() => import("./against-oneself.tsx"));

interface Props {
  lot: AuctionDetails;
  connection: LiveConnection;
  offer: Offer | null;
  busy: boolean;
  onConfirm: (offer: Offer) => void;
  onClose: () => void;
}

/** 'Tractor rear tyres, 7,300 kg': a title that says its quantity says it once. */
export function goodsOf({ title, quantity: amount, unit }: AuctionDetails): string {
  const text = quantity(amount, unit);
  return title.includes(text) ? title : `${title}, ${text}`;
}

/** The offer to confirm: as it was made, or at the price it takes now. */
interface Question {
  offer: Offer;
  /** Somebody bid first. */
  isOutpriced: boolean;
  unusual: Unusual | null;
  against: AgainstOneself | null;
}

function questionOf(made: Offer, lot: AuctionDetails): Question {
  const isOwnLead = made.kind === "maximum" && lot.standing === "leading";
  const isOutpriced = made.amount < lot.next_bid && !isOwnLead;
  const offer =
    isOutpriced && made.kind === "bid" ? { ...made, amount: usualOffer(lot, "bid") } : made;
  const unusual = unusualOf(offer.amount, lot);
  return { offer, isOutpriced, unusual, against: againstOneself(offer, lot) };
}

function confirmText(
  { offer, isOutpriced, unusual, against }: Question,
  lot: AuctionDetails,
): string {
  const price = lotPrice(offer.amount, lot);
  if (offer.kind === "maximum")
    return against ? t`Lower it to ${price}` : t`Set maximum of ${price}`;
  if (isOutpriced) return t`Bid ${price} instead`;
  return unusual || against ? t`Yes, bid ${price}` : t`Bid ${price}`;
}

function titleFor({ offer, unusual, against }: Question): string {
  if (unusual) return t`Is this amount right?`;
  if (against) return against.why === "lowers" ? t`Lower your maximum?` : t`Raise your own bid?`;
  return offer.kind === "bid" ? t`Confirm your bid` : t`Confirm your maximum`;
}

/**
 * The last look before money is promised; says so when somebody was faster meanwhile, or when the
 * amount looks like a slip.
 */
export function ConfirmBid({ offer, lot, onConfirm, onClose, ...rest }: Props) {
  const last = useRef<Question | null>(null);
  const confirmed = useRef<Offer | null>(null);
  // The bid's own arrival moves the price: what was confirmed stays until it is closed.
  if (offer !== confirmed.current) last.current = offer && questionOf(offer, lot);
  const question = offer && last.current;
  const confirm = (asked: Offer) => {
    confirmed.current = offer;
    onConfirm(asked);
  };
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question ? titleFor(question) : t`Confirm your bid`}
    >
      {question && (
        <Asked question={question} lot={lot} onConfirm={confirm} onClose={onClose} {...rest} />
      )}
    </Dialog>
  );
}

type AskedProps = Omit<Props, "offer"> & { question: Question };

function Asked({ question, lot, connection, busy, onConfirm, onClose }: AskedProps) {
  const { offer, isOutpriced, unusual, against } = question;
  const { amount, kind } = offer;
  const words = useAmountInWords(amount, lot.basis);
  const cover = coverOf(amount, lot);
  // Enter pressed without reading keeps what was typed, and bids nothing unusual.
  const isAsked = unusual !== null || against !== null;
  const answer = confirmText(question, lot);
  return (
    <div className={classes.confirm}>
      <AuctionBrief lot={lot} connection={connection} />
      <p className={`${classes.confirmAmount} figures`}>
        {lotPrice(amount, lot)} <Rate lot={lot} price={amount} />
      </p>
      <p className={classes.words}>{words || "\u00a0"}</p>
      <Cost lot={lot} amount={amount} />
      <Optional>
        <Suspense>
          {unusual && <UnusualNote lot={lot} unusual={unusual} />}
          {against && <AgainstOneselfNote lot={lot} amount={amount} what={against} />}
        </Suspense>
      </Optional>
      {kind === "maximum" && (
        <p>{t`We bid for you up to this amount, each time just enough to lead. Nobody else sees it.`}</p>
      )}
      <p>
        {t`${goodsOf(lot)}, as is, in ${named(lot.location.city)}. GST and lifting are extra. A bid is binding and cannot be undone.`}
      </p>
      {cover && (
        <p>
          {t`While it leads it holds ${rupees(cover.hold)} of your deposit: that is free again as soon as you are outbid.`}
        </p>
      )}
      <FirstBidTerms lot={lot} />
      {isOutpriced && (
        <p
          className={classes.problem}
          role="alert"
        >{t`Someone bid first: the next bid allowed is now ${lotPrice(lot.next_bid, lot)}.`}</p>
      )}
      <div className={classes.confirmActions}>
        <PlainButton kind="quiet" onClick={onClose} data-autofocus={isAsked ? "" : undefined}>
          {t`Change`}
        </PlainButton>
        {!(isOutpriced && kind === "maximum") && (
          <SteadyButton
            kind="main"
            meaning={answer}
            onPress={() => onConfirm(offer)}
            disabled={busy}
            data-autofocus={isAsked ? undefined : ""}
          >
            {busy ? t`Placing your bid…` : answer}
          </SteadyButton>
        )}
      </div>
    </div>
  );
}
