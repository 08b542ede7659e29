import type { lifting as contract } from "@rebale/contract";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { dateTime, quantity, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./trip.module.css";

type Trip = contract.Trip;

/** The truck's next step, or its wait. */
export function NowPart({ trip }: { trip: Trip }) {
  const { title, text } = wordsFor(trip);
  return (
    <section className={classes.now} data-state={trip.state} role="status">
      <h2>{title}</h2>
      <p>
        <WithDates>{text}</WithDates>
      </p>
      {trip.net_kg !== null && (
        <p className={classes.net}>
          {t`Net weight`} <strong className="figures">{quantity(trip.net_kg, "kg")}</strong>
        </p>
      )}
      {trip.handover_code !== null && IN_YARD.has(trip.state) && (
        <p className={classes.net}>
          {t`Release code`} <strong className="figures">{trip.handover_code}</strong>{" "}
          <NewCode id={trip._id} />
        </p>
      )}
      {trip.eway_no !== null && trip.carried === null && (
        <p className={classes.net}>
          {t`E-way bill`} <strong className="figures">{trip.eway_no}</strong>
        </p>
      )}
      {isToPay(trip) && (
        <ButtonLink to={`/award/${trip.award_id}`} kind="main">
          {t`Pay ${rupeesExact(trip.due ?? 0)}`}
        </ButtonLink>
      )}
    </section>
  );
}

/** Where somebody guessed: the code before it opens nothing any more. */
function NewCode({ id }: { id: string }) {
  const { busy, send } = useCommand();
  const make = () => api.call(lifting.newCode, { params: { id } });
  return (
    <PlainButton
      kind="quiet"
      disabled={busy}
      onClick={() => void send(make, t`This code counts now`)}
    >
      {t`Make a new code`}
    </PlainButton>
  );
}

const IN_YARD: ReadonlySet<string> = new Set(["arrived", "tared", "weighed"]);
/** The buyer alone has the code, and pays. */
const isToPay = ({ state, due, handover_code }: Trip): boolean =>
  state === "weighed" && handover_code !== null && (due ?? 0) > 0;

function wordsFor(trip: Trip): { title: string; text: string } {
  switch (trip.state) {
    case "booked":
      return {
        title: t`Booked`,
        text: t`Come with the empty truck. Bring your driving licence, the truck's RC and PUC papers, a helmet and shoes.`,
      };
    case "arrived":
      return { title: t`You are in`, text: t`Drive the empty truck onto the weighbridge.` };
    case "tared":
      return { title: t`Load the goods`, text: t`Then drive onto the same weighbridge again.` };
    case "weighed":
      return weighedText(trip);
    case "out":
      return {
        title: t`You may leave`,
        text: t`The invoice, the e-way number and the weighbridge slips are below. Drive safely.`,
      };
    case "received":
      return {
        title: t`Delivered`,
        text: trip.received_at
          ? t`The buyer has the goods since ${dateTime(trip.received_at)}.`
          : t`The buyer has the goods.`,
      };
    case "missed":
      return {
        title: t`The time is over`,
        text: t`This truck did not come in its time. The buyer has to book another.`,
      };
    case "cancelled":
      return { title: t`Cancelled`, text: t`This booking was taken back. Do not come with it.` };
  }
}

const weighedText = ({ due, handover_code }: Trip) => {
  if (due === null)
    return {
      title: t`Weighed: please wait`,
      text: t`The gate waits for the buyer's payment, the invoice and the buyer's release code. Ask the buyer if it takes long.`,
    };
  if (due > 0)
    return { title: t`Weighed: it waits`, text: t`${rupeesExact(due)} must be paid first.` };
  return {
    title: t`Weighed: ready to leave`,
    text:
      handover_code === null
        ? t`It may leave with the buyer's release code.`
        : t`Tell the gate the code when the truck may leave with your goods.`,
  };
};
