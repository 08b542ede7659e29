import type { OwnLot } from "@rebale/contract/listings";
import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { dateTime, lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { Countdown } from "../countdown.tsx";
import classes from "./answer.module.css";
import { AnswerButtons } from "./answer-buttons.tsx";
import { AnswerDialog, type SellerWord } from "./answer-dialog.tsx";
import { mayCounterOffer } from "./counter-offer.rules.ts";
import type { Asked } from "./counter-offer-dialog.tsx";

const CounterOfferDialog = lazy(async () => ({
  default: (await import("./counter-offer-dialog.tsx")).CounterOfferDialog,
}));

/**
 * Below the reserve the seller is asked: what is offered, what was wanted, until when, and the two
 * answers.
 */
export function AnswerRequest({ lot }: { lot: OwnLot }) {
  const [asking, setAsking] = useState<SellerWord | null>(null);
  const [naming, setNaming] = useState(false);
  const { revalidate } = useRevalidator();
  const offer = async ({ amount, until }: Asked) => {
    await api.call(auctions.counterOffer, {
      params: { id: lot._id },
      body: { amount, until },
    });
    toast.success(t`Your price is offered`);
    await revalidate();
  };
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
            <dt>
              <WithDates>{t`Answer by ${dateTime(lot.answer_by)}`}</WithDates>
            </dt>
            <dd>
              <Countdown until={lot.answer_by} />
            </dd>
          </div>
        )}
      </dl>
      {lot.counter_offer && (
        <p>
          <WithDates>{t`Your price of ${lotPrice(lot.counter_offer.amount, lot)} is offered to a bidder, who can answer until ${dateTime(lot.counter_offer.until)}. After that you can decide.`}</WithDates>
        </p>
      )}
      {lot.counter_offer === null && (
        <AnswerButtons price={lotPrice(lot.heightest, lot)} title={lot.title} onAnswer={setAsking}>
          {mayCounterOffer(lot) && (
            <PlainButton
              kind="quiet"
              onClick={() => setNaming(true)}
              aria-label={t`Name your price: ${lot.title}`}
            >
              {t`Name your price`}
            </PlainButton>
          )}
        </AnswerButtons>
      )}
      {naming && (
        <Suspense>
          <CounterOfferDialog lot={lot} send={offer} onClose={() => setNaming(false)} />
        </Suspense>
      )}
      <AnswerDialog lot={lot} word={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
