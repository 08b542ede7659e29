import type { OwnEvent } from "@rebale/contract/events";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting.ts";
import { toast } from "../../lib/toast.ts";
import { ButtonLink, PlainButton } from "../button-link.tsx";
import classes from "./event-form.module.css";
import { type Candidate, type EventBody, EventForm } from "./event-form.tsx";

interface Props {
  events: readonly OwnEvent[];
  candidates: readonly Candidate[];
  create: (body: EventBody) => Promise<unknown>;
  change: (id: string, body: Partial<EventBody>) => Promise<unknown>;
}

/** The events of a seller, or all of them for the office: made and changed in one form. */
export function EventDesk({ events, candidates, create, change }: Props) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OwnEvent | "new" | null>(null);
  const event = open === "new" ? null : open;
  const save = async (body: EventBody | Partial<EventBody>) => {
    if (event) await change(event._id, body);
    else await create(body as EventBody);
    toast.success(event ? t`The event is changed` : t`The event is made`);
    setOpen(null);
    await revalidate();
  };
  if (open)
    return (
      <>
        <p>
          <PlainButton kind="quiet" onClick={() => setOpen(null)}>{t`Back`}</PlainButton>
        </p>
        <EventForm event={event} candidates={candidates} save={save} />
      </>
    );
  return (
    <>
      <p>
        <PlainButton kind="main" onClick={() => setOpen("new")}>{t`New event`}</PlainButton>
      </p>
      {events.length === 0 && <p>{t`No events yet. Lots of an event close one after another.`}</p>}
      <ul className={classes.own}>
        {events.map((each) => (
          <li key={each._id}>
            <b>{each.title}</b>
            <span className="figures">
              {dateTime(each.starts_at)} – {dateTime(each.ends_at)}
            </span>
            <span>{t`${each.lot_count} of ${each.lots.length} lots approved`}</span>
            <ButtonLink kind="quiet" to={`/event/${each.url}`}>{t`See`}</ButtonLink>
            <PlainButton kind="quiet" onClick={() => setOpen(each)}>{t`Change`}</PlainButton>
          </li>
        ))}
      </ul>
    </>
  );
}
