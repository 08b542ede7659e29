import type { Offer } from "@rebale/contract/auctions";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { dateTime, lotPrice, priceNote, rupees } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useAmountInWords } from "../../../ui/fields/use-amount-in-words.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { AnswerButtons } from "../answer/answer-buttons.tsx";
import { DialogEnd } from "../answer/dialog-end.tsx";
import { Countdown } from "../countdown.tsx";
import classes from "./offer.module.css";

type OfferedLot = { _id: string; title: string } & Parameters<typeof priceNote>[1];
type Word = "accepted" | "declined";

/** A lot that is offered to this bidder: at what price, until when, and the two answers. */
export default function OfferRequest({ lot, offer }: { lot: OfferedLot; offer: Offer }) {
  const [asking, setAsking] = useState<Word | null>(null);
  return (
    <div className={classes.request}>
      <p>
        {offer.by_seller ? t`The seller’s price` : t`Your bid`}{" "}
        <b className="figures">{lotPrice(offer.amount, lot)}</b>{" "}
        <small className="figures">{priceNote(offer.amount, lot)}</small>
      </p>
      <p>
        <WithDates>{t`Answer by ${dateTime(offer.until)}`}</WithDates>{" "}
        <Countdown until={offer.until} />
      </p>
      <AnswerButtons price={lotPrice(offer.amount, lot)} title={lot.title} onAnswer={setAsking} />
      {asking && (
        <OfferDialog lot={lot} offer={offer} word={asking} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

/** Asked once more: it binds and cannot be undone. A failure is told here and can be tried again. */
function OfferDialog({
  lot,
  offer,
  word,
  onClose,
}: {
  lot: OfferedLot;
  offer: Offer;
  word: Word;
  onClose: () => void;
}) {
  const { busy, problem, answer } = useAnswer(lot, onClose);
  const words = useAmountInWords(offer.amount, lot.basis);
  const accepts = word === "accepted";
  return (
    <Dialog open onClose={onClose} title={accepts ? t`Buy at this price?` : t`Decline this lot?`}>
      <div className={classes.dialog}>
        <p className={`${classes.amount} figures`}>
          {lotPrice(offer.amount, lot)} <small>{priceNote(offer.amount, lot)}</small>
        </p>
        {accepts && (
          <p>
            <b>{words || "\u00a0"}</b>
          </p>
        )}
        <p>
          {accepts
            ? t`You buy ${lot.title}. GST and lifting are extra. This is binding and cannot be undone.`
            : t`You give up ${lot.title}. This cannot be undone.`}
        </p>
        {accepts && offer.hold > 0 && (
          <p>
            {t`It holds ${rupees(offer.hold)} of your deposit until the lot is paid, and counts towards the price.`}
          </p>
        )}
        <DialogEnd
          problem={problem}
          busy={busy}
          yes={accepts ? t`Buy at this price` : t`Decline the lot`}
          kind={accepts ? "main" : "brand"}
          onYes={() => void answer(word)}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

function useAnswer(lot: OfferedLot, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (word: Word) => {
    setBusy(true);
    setProblem(null);
    try {
      await api.call(auctions.answerOffer, {
        params: { id: lot._id },
        body: { answer: word },
      });
      toast.success(word === "accepted" ? t`The lot is yours` : t`You declined the lot`);
      onDone();
      await revalidate();
    } catch (error) {
      setProblem(error instanceof Unreachable ? formMessages.answerUnknown : explain(error));
      // A refusal means that our picture is old: read again, the offer may be gone.
      if (error instanceof Refused) await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, answer };
}
