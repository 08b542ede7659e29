import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { WithDates } from "../../../../ui/with-dates.tsx";
import { hasEnded } from "../../bidding/standing/after-the-end.tsx";
import classes from "./steps.module.css";

type State = "done" | "now" | "next";

/** Which of the three steps the lot is at: tenders, their opening, the auction. */
function statesOf(lot: AuctionDetails): readonly [State, State, State] {
  if (hasEnded(lot)) return ["done", "done", "done"];
  if (lot.format.stage === "auction") return ["done", "done", "now"];
  return [lot.status === "upcoming" ? "next" : "now", "next", "next"];
}

/** A tender that an auction follows, as a line of three steps with their times. */
export default function Steps({ lot }: { lot: AuctionDetails }) {
  const { tender_ends_at, auction_starts_at, auction_ends_at, best } = lot.format;
  const [tender, opened, auction] = statesOf(lot);
  const best_text = best
    ? t`for the best ${best} and whoever equals them`
    : t`for all who tendered`;
  return (
    <ol className={classes.steps} aria-label={t`How this lot is sold`}>
      <Step
        state={tender}
        name={t`Tender`}
        text={tender_ends_at && t`until ${dateTime(tender_ends_at)}`}
      />
      <Step state={opened} name={t`Opened`} text={tender_ends_at && dateTime(tender_ends_at)} />
      <Step
        state={auction}
        name={t`Auction`}
        text={
          auction_starts_at &&
          auction_ends_at &&
          t`${dateTime(auction_starts_at)} to ${dateTime(auction_ends_at)}, ${best_text}`
        }
      />
    </ol>
  );
}

const Step = ({ state, name, text }: { state: State; name: string; text: string | null }) => (
  <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
    <b>{name}</b>
    {text && (
      <small>
        <WithDates>{text}</WithDates>
      </small>
    )}
  </li>
);
