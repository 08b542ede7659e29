import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { clockTime, date } from "../../../../lib/formatting/formatting.ts";
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
  return (
    <div>
      <ol className={classes.steps} aria-label={t`How this lot is sold`}>
        <Step state={tender} name={t`Tender`} from={lot.starts_at} />
        <Step state={opened} name={t`Opened`} from={tender_ends_at} />
        <Step state={auction} name={t`Auction`} from={auction_starts_at} to={auction_ends_at} />
      </ol>
      <p className={classes.best}>
        {best
          ? t`The auction is for the best ${best} and whoever equals them.`
          : t`The auction is for all who tendered.`}
      </p>
    </div>
  );
}

interface StepProps {
  state: State;
  name: string;
  /** ISO 8601, as `to`. */
  from: string | null;
  to?: string | null;
}

const Step = ({ state, name, from, to }: StepProps) => (
  <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
    <b>{name}</b>
    {from && <Time time={from} />}
    {to && <Time time={to} />}
  </li>
);

const Time = ({ time }: { time: string }) => (
  <time dateTime={time}>
    <span className="unbroken">{clockTime(time)}</span>{" "}
    <span className="unbroken">{date(time)}</span>
  </time>
);
