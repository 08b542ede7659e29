import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { stateLabels } from "../../../../shared/goods/state-labels.ts";
import { Countdown, Expired } from "../../../../shared/lot/countdown.tsx";
import { isToSign } from "../selling.rules.ts";
import classes from "./own-lots.module.css";
import { RefusalText } from "./refusal-messages.tsx";

const outcomes = {
  sold: t`Sold to the highest bidder`,
  reserve_not_met: t`Ended, the reserve was not met`,
  no_bids: t`Ended without a bid`,
  withdrawn: t`Withdrawn`,
  too_few_bidders: t`Ended, too few companies took part`,
};
const answers = {
  awaited: t`Ended below your reserve`,
  accepted: t`Sold below your reserve, as you accepted`,
  declined: t`Ended below your reserve, and you declined the highest bid`,
  lapsed: t`Ended below your reserve, and no bid was accepted in time`,
};

const nextAnswers = {
  awaited: t`Ended; the highest bidder had no authorisation, the next bid is yours to decide`,
  accepted: t`Sold to the next bidder, as you accepted`,
  declined: t`Ended, and you declined the next bid`,
  lapsed: t`Ended, and the next bid was not accepted in time`,
};

/** One line on where a lot stands; Pending in red (S3.5). */
export function LotStatusLine({ lot }: { lot: OwnLot }) {
  const { status, starts_at, ends_at, outcome, seller_answer, created_at } = lot;
  if (status === "pending")
    return (
      <p className={classes.statusLine}>
        {t`Sent`} <When time={created_at} /> {t`Our team reviews it before it opens.`}
      </p>
    );
  if (status === "refused")
    return (
      <p className={classes.refusal}>
        <RefusalText lot={lot} />
      </p>
    );
  if (status === "withdrawn")
    return (
      <p className={classes.refusal}>
        <strong>{t`Why it was withdrawn`}</strong>
        {lot.state_reason}
      </p>
    );
  if (status === "ended")
    return (
      <p className={classes.statusLine}>
        <Expired />{" "}
        {seller_answer
          ? (lot.is_next_bid ? nextAnswers : answers)[seller_answer]
          : outcome
            ? lot.awaits_signature && outcome === "no_bids"
              ? t`Was not signed in time, so it did not open`
              : outcomes[outcome]
            : t`Ended`}{" "}
        {ends_at && <When time={ends_at} />}{" "}
        {lot.sale_state && <strong>{stateLabels[lot.sale_state]}</strong>}
      </p>
    );
  if (isToSign(lot))
    return (
      <p className={classes.statusLine}>
        {t`Opens only with your signature. Start:`} {starts_at && <When time={starts_at} />}
      </p>
    );
  const until = status === "upcoming" ? starts_at : ends_at;
  if (!until) return null;
  return (
    <p className={classes.statusLine}>
      {status === "upcoming" ? t`Starts` : t`Ends`}{" "}
      <Countdown until={until} warn={status === "live"} stoppedAt={lot.paused_at} />{" "}
      {status === "paused" ? (
        t`Bidding is paused: ${lot.state_reason ?? ""}`
      ) : (
        <When time={until} />
      )}
    </p>
  );
}

/** Hyphens of a date are no place to break a line. */
const When = ({ time }: { time: string }) => <time dateTime={time}>{dateTime(time)}</time>;
