import type { OwnLot } from "@rebale/contract/listings";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { date, dateTime } from "../../../../lib/formatting/formatting.ts";
import { useNow } from "../../../../lib/server-clock.tsx";
import { stateLabels } from "../../../../shared/goods/state-labels.ts";
import { Completion } from "../../../../shared/lot/card/completion.tsx";
import { Countdown } from "../../../../shared/lot/countdown.tsx";
import { askedAction, LotAction } from "../own-lots/lot-action.tsx";
import { hasCompletion, OwnStage } from "../own-lots/own-stage.tsx";
import { isToSign } from "../selling.rules.ts";
import classes from "./own-table.module.css";

/** Where a lot stands, on one line, or what its seller has to do; all of it is on its card. */
export function StageNow({ lot }: { lot: OwnLot }) {
  const isAsked = askedAction(lot) !== null;
  return (
    <span className={classes.stage}>
      {isAsked ? <LotAction lot={lot} className={classes.action} /> : <OwnStage lot={lot} />}
      {!isAsked && hasCompletion(lot) && <Completion lot={lot} />}
      <Detail lot={lot} />
    </span>
  );
}

function Detail({ lot }: { lot: OwnLot }) {
  const { status, starts_at, ends_at } = lot;
  const now = useNow();
  const start = starts_at && date(starts_at);
  if (status === "refused") {
    const [first] = lot.corrections;
    const reason = first?.msg ?? lot.refusal_reason ?? "";
    return <em title={reason}>{reason}</em>;
  }
  if (isToSign(lot)) return start && <em>{t`opens ${start}`}</em>;
  if (status === "upcoming") return start && <em>{start}</em>;
  // A clock is for the last day: before that, the day is shorter and says more.
  if (status === "live" && ends_at && Date.parse(ends_at) - now > DAY_MS)
    return <em title={dateTime(ends_at)}>{date(ends_at)}</em>;
  if ((status === "live" || status === "paused") && ends_at)
    return <Countdown until={ends_at} warn={status === "live"} stoppedAt={lot.paused_at} />;
  if (lot.sale_state) return <em>{stateLabels[lot.sale_state]}</em>;
  if (status === "withdrawn") return <em title={lot.state_reason ?? ""}>{lot.state_reason}</em>;
  return null;
}
