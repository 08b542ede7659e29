import type { Blocking, Erasure, Staying } from "@rebale/contract/personal-data";
import { useState } from "react";
import { jt, t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { personalData } from "../../../lib/api/operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { retentionLabels } from "../../../lib/formatting/retention.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../sessions/own-sessions.module.css";
import { AskErasure } from "./ask-erasure.tsx";
import own from "./your-data.module.css";

/** How a request stands, or the way to ask. */
export function EraseAccount({ erasure }: { erasure: Erasure }) {
  const [asks, setAsks] = useState(false);
  const { busy, send } = useCommand();
  const { request, stays, blocking } = erasure;
  if (request?.status === "waiting") {
    const [asked, due] = [request.asked_at, request.due_at].map((day) => (
      <span key={day} className={own.day}>
        {date(day)}
      </span>
    ));
    const withdraw = () =>
      send(() => api.call(personalData.withdrawErasure), t`Your request is withdrawn`);
    return (
      <>
        <p className={classes.lead} role="status">
          {jt`You asked on ${asked}. We answer by ${due}.`}
        </p>
        <Settle blocking={blocking} />
        <PlainButton kind="quiet" disabled={busy} onClick={() => void withdraw()}>
          {t`Withdraw my request`}
        </PlainButton>
      </>
    );
  }
  return (
    <>
      {request?.status === "refused" && (
        <p className={own.refused}>
          <b>{t`We could not erase your account:`}</b> {request.reason}
        </p>
      )}
      <p className={classes.lead}>
        {t`Our team removes everything that identifies you, and you can no longer log in. A few records have to stay, without your name:`}
      </p>
      <ul className={own.stays}>
        {stays.map((what) => {
          const { name, why } = describeStaying(what);
          return (
            <li key={what}>
              <b>{name}</b>
              <span>{why}</span>
            </li>
          );
        })}
      </ul>
      <Settle blocking={blocking} />
      <PlainButton kind="quiet" onClick={() => setAsks(true)}>
        {t`Ask to erase my account`}
      </PlainButton>
      <AskErasure open={asks} onClose={() => setAsks(false)} />
    </>
  );
}

function Settle({ blocking }: Pick<Erasure, "blocking">) {
  if (blocking.length === 0) return null;
  return (
    <div className={own.settle}>
      <b>{t`Please settle this first, otherwise we will have to refuse:`}</b>
      <ul>
        {blocking.map((one) => (
          <li key={one.what}>{describeBlocking(one)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The matters to settle before an account can be erased. */
function describeBlocking({ what, count }: Blocking[number]): string {
  const one = count === 1;
  if (what === "open_lots")
    return one
      ? t`${count} lot is still pending or open`
      : t`${count} lots are still pending or open`;
  if (what === "leading_bids")
    return one
      ? t`You have a bid in ${count} open auction`
      : t`You have bids in ${count} open auctions`;
  if (what === "open_answers")
    return one
      ? t`An offer or a decision about ${count} lot is still open`
      : t`Offers or decisions about ${count} lots are still open`;
  if (what === "unsettled_orders")
    return one ? t`${count} order is not completed` : t`${count} orders are not completed`;
  if (what === "balance") return t`There is money in your company’s wallet. Withdraw it first`;
  if (what === "on_its_way")
    return one
      ? t`${count} payment is still on its way`
      : t`${count} payments are still on their way`;
  if (what === "owed") return t`Your company owes the market money`;
  if (what === "barred") return t`Your company is barred from bidding`;
  return t`You are your company’s only owner. Make someone else an owner first`;
}

/** Data kept after an erasure, and why. */
const describeStaying = (what: Staying[number]): { name: string; why: string } =>
  what === "company"
    ? {
        name: t`Your company, its papers and sites`,
        why: t`It has other users, or has traded. Your name is removed.`,
      }
    : retentionLabels[what];
