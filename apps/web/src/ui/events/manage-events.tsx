import type { OwnEvent } from "@rebale/contract/events";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting.ts";
import { toast } from "../../lib/toast.ts";
import { ButtonLink, PlainButton } from "../button-link.tsx";
import { StatusChip } from "../lot/status-chip.tsx";
import { Empty } from "../states/empty.tsx";
import classes from "./event-form.module.css";
import { type Candidate, type EventBody, EventForm } from "./event-form.tsx";

interface Props {
  events: readonly OwnEvent[];
  candidates: readonly Candidate[];
  create: (body: EventBody) => Promise<unknown>;
  change: (id: string, body: Partial<EventBody>) => Promise<unknown>;
}

/** The events of a seller, or all of them for the office: made and changed in one form. */
export function ManageEvents({ events, candidates, create, change }: Props) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OwnEvent | "new" | null>(null);
  const event = open === "new" ? null : open;
  const save = async (body: EventBody | Partial<EventBody>) => {
    if (event) await change(event._id, body);
    else await create(body as EventBody);
    toast.success(event ? t`Event saved` : t`Event created`);
    setOpen(null);
    await revalidate();
  };
  const make = <PlainButton kind="main" onClick={() => setOpen("new")}>{t`New event`}</PlainButton>;
  if (open)
    return (
      <div className={classes.manage}>
        <p>
          <PlainButton kind="quiet" onClick={() => setOpen(null)}>{t`Back`}</PlainButton>
        </p>
        <EventForm event={event} candidates={candidates} save={save} />
      </div>
    );
  return (
    <div className={classes.manage}>
      {events.length > 0 && <p>{make}</p>}
      {events.length === 0 && (
        <Empty drawing="bids" title={t`No events yet`} next={make}>
          {t`Lots of an event share one page and one catalogue, and close one after another.`}
        </Empty>
      )}
      <ul className={classes.own}>
        {events.map((each) => (
          <OwnRow key={each._id} event={each} onChange={() => setOpen(each)} />
        ))}
      </ul>
    </div>
  );
}

function OwnRow({ event, onChange }: { event: OwnEvent; onChange: () => void }) {
  return (
    <li>
      <b>
        {event.title} {event.lot_count > 0 && <StatusChip status={event.status} />}
      </b>
      <span className="figures">
        {dateTime(event.starts_at)} – {dateTime(event.ends_at)}
      </span>
      <span>{t`${event.lot_count} of ${event.lots.length} lots approved`}</span>
      <span className={classes.actions}>
        <ButtonLink
          kind="quiet"
          to={`/event/${event.url}`}
          aria-label={t`See ${event.title}`}
        >{t`See`}</ButtonLink>
        <PlainButton kind="quiet" onClick={onChange} aria-label={t`Change ${event.title}`}>
          {t`Change`}
        </PlainButton>
      </span>
    </li>
  );
}
