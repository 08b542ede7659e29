import type { OfferedInvitation } from "@rebale/contract/companies";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./company.module.css";
import { Offer } from "./offer.tsx";

/** Null until they are known. */
function useOffered() {
  const [offers, setOffers] = useState<readonly OfferedInvitation[] | null>(null);
  useEffect(() => {
    api.call(companies.offeredInvitations).then(
      ({ data }) => setOffers(data),
      () => setOffers([]),
    );
  }, []);
  const take = (id: string) => setOffers((all) => all?.filter(({ _id }) => _id !== id) ?? null);
  return { offers, take };
}

/** Companies' offers to the member's own phone or address: none is taken until they say so. */
export function Offered() {
  const { offers, take } = useOffered();
  return offers?.map((offer) => (
    <section key={offer._id} className={classes.card}>
      <Offer offer={offer}>
        <Answers offer={offer} onAnswered={() => take(offer._id)} />
      </Offer>
    </section>
  ));
}

function Answers({ offer, onAnswered }: { offer: OfferedInvitation; onAnswered: () => void }) {
  const { busy, send } = useCommand();
  const { revalidate } = useRevalidator();
  const { name } = offer.company;
  const answer = async (given: "accept" | "decline" | "report", done: string) => {
    const call = () =>
      api.call(companies.answerInvitation, {
        params: { id: offer._id },
        body: { answer: given },
      });
    if (!(await send(call, done))) return;
    onAnswered();
    await revalidate();
  };
  return (
    <>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void answer("report", t`Reported: ${name}`)}
      >
        {t`I do not know them`}
      </PlainButton>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void answer("decline", t`Declined: ${name}`)}
      >
        {t`Decline`}
      </PlainButton>
      <PlainButton
        kind="main"
        disabled={busy}
        onClick={() => void answer("accept", t`You now act for the company`)}
      >
        {t`Accept the invitation`}
      </PlainButton>
    </>
  );
}
