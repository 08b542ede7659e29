import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import { dateTime, lotPrice } from "../../../lib/formatting.ts";
import { PlainButton } from "../../button-link.tsx";
import { Countdown } from "../countdown.tsx";
import classes from "./answer.module.css";
import { AnswerDialog, type SellerWord } from "./answer-dialog.tsx";

/**
 * Below the reserve the seller is asked: what is offered, what was wanted, until when, and the two
 * answers.
 */
export function AnswerRequest({ lot }: { lot: OwnLot }) {
  const [asking, setAsking] = useState<SellerWord | null>(null);
  return (
    <div className={classes.request}>
      <dl className={classes.facts}>
        <div>
          <dt>{t`Highest bid`}</dt>
          <dd className="figures">{lotPrice(lot.heightest, lot)}</dd>
        </div>
        {lot.reserve_price !== null && (
          <div>
            <dt>{t`Your reserve`}</dt>
            <dd className="figures">{lotPrice(lot.reserve_price, lot)}</dd>
          </div>
        )}
        {lot.answer_by && (
          <div className={classes.until}>
            <dt>{t`Answer until ${dateTime(lot.answer_by)}`}</dt>
            <dd>
              <Countdown until={lot.answer_by} />
            </dd>
          </div>
        )}
      </dl>
      <div className={classes.actions}>
        <PlainButton
          kind="brand"
          onClick={() => setAsking("accepted")}
          aria-label={t`Accept ${lotPrice(lot.heightest, lot)}: ${lot.title}`}
        >
          {t`Accept ${lotPrice(lot.heightest, lot)}`}
        </PlainButton>
        <PlainButton
          kind="quiet"
          onClick={() => setAsking("declined")}
          aria-label={t`Decline: ${lot.title}`}
        >
          {t`Decline`}
        </PlainButton>
      </div>
      <AnswerDialog lot={lot} word={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
