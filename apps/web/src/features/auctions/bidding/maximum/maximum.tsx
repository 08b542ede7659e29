import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import type { Offer } from "../../../../shared/bids/send-offer.ts";
import classes from "./maximum.module.css";

interface KindProps {
  kind: Offer["kind"];
  onChange: (kind: Offer["kind"]) => void;
}

/** One bid now, or a maximum that the market bids up to. */
export function OfferKind({ kind, onChange }: KindProps) {
  const kinds = [
    ["bid", t`One bid`],
    ["maximum", t`Maximum`],
  ] as const;
  return (
    <fieldset className={classes.kinds} aria-label={t`How to bid`}>
      {kinds.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface OwnProps {
  lot: AuctionDetails;
  busy: boolean;
  onRemove: () => void;
}

/** The maximum that is still at work for who reads this. */
export function OwnMaximum({ lot, busy, onRemove }: OwnProps) {
  if (lot.your_maximum === null) return null;
  return (
    <p className={classes.own}>
      <span>
        {t`Your maximum: ${lotPrice(lot.your_maximum, lot)}`}{" "}
        <small>{lot.has_colleagues ? t`Only your company sees it.` : t`Only you see it.`}</small>
      </span>
      <button type="button" onClick={onRemove} disabled={busy}>
        {t`Remove`}
      </button>
    </p>
  );
}
