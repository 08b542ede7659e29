import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import { useState } from "react";
import { auctions } from "../../../lib/api/office-operations.ts";
import { dateTime, lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { mayCounterOffer } from "../../../shared/lot/answer/counter-offer.rules.ts";
import {
  type Asked,
  CounterOfferDialog,
} from "../../../shared/lot/answer/counter-offer-dialog.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import type { OpenedLot } from "./lot-row.ts";

const questions = {
  accepted: {
    title: t`Accept for the seller?`,
    yes: t`Accept the bid`,
    done: formMessages.bidAccepted,
  },
  declined: {
    title: t`Decline for the seller?`,
    yes: t`Decline the bid`,
    done: formMessages.bidDeclined,
  },
};

/**
 * Below the reserve the seller is asked; the office may answer in the seller's place, when it was
 * agreed by telephone.
 */
export function LotAnswer({ lot }: { lot: OpenedLot }) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [naming, setNaming] = useState(false);
  const reread = useReread();
  const offer = async (body: Asked) => {
    await api.call(auctions.counterOfferByOffice, {
      params: { id: lot._id },
      body,
    });
    toast.success(t`The seller's price is offered to the highest bidder`);
    await reread();
  };
  const answer = async (word: keyof typeof questions) => {
    await api.call(auctions.answerBid, {
      params: { id: lot._id },
      body: { answer: word, amount: lot.heightest },
    });
    toast.success(questions[word].done);
    await reread();
  };
  return (
    <Section
      title={t`Waiting for the seller’s answer`}
      lead={t`${lot.is_next_bid ? t`The highest bidder had no authorisation at the close; the next bid is ${lotPrice(lot.heightest, lot)}.` : t`The highest bid of ${lotPrice(lot.heightest, lot)} is below the reserve.`} The seller can accept or decline it${lot.answer_by ? t` until ${dateTime(lot.answer_by)}` : ""}. You can still void a bid below; the next one then takes its place.`}
    >
      {lot.counter_offer && (
        <p>
          {t`The seller’s price of ${lotPrice(lot.counter_offer.amount, lot)} is offered to a bidder until`}{" "}
          <time dateTime={lot.counter_offer.until}>{dateTime(lot.counter_offer.until)}</time>.
        </p>
      )}
      <Group gap={10} hidden={lot.counter_offer !== null}>
        <Button onClick={() => setAsking("accepted")}>{t`Accept for the seller`}</Button>
        <Button variant="outline" color="red.6" onClick={() => setAsking("declined")}>
          {t`Decline for the seller`}
        </Button>
        {mayCounterOffer(lot) && (
          <Button variant="outline" onClick={() => setNaming(true)}>
            {t`Enter the seller’s price`}
          </Button>
        )}
      </Group>
      {naming && (
        <CounterOfferDialog lot={lot} asksReason send={offer} onClose={() => setNaming(false)} />
      )}
      {asking && (
        <Ask
          title={questions[asking].title}
          text={t`Only as agreed with the seller, for the highest bid of ${lotPrice(lot.heightest, lot)}. It is recorded in the audit and cannot be undone.`}
          yes={questions[asking].yes}
          danger={asking === "declined"}
          onClose={() => setAsking(null)}
          onYes={() => answer(asking)}
        />
      )}
    </Section>
  );
}
