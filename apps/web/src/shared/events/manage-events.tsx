import type { OwnEvent } from "@rebale/contract/events";
import { useRevalidator, useSearchParams } from "react-router";
import { t } from "ttag";
import { timeRange } from "../../lib/formatting/formatting.ts";
import { toast } from "../../lib/forms/toast.ts";
import { namedTitle } from "../../lib/names/named.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import { StatusChip } from "../lot/card/status-chip.tsx";
import classes from "./event-form.module.css";
import type { Candidate, EventBody } from "./event-form.rules.ts";
import { EventForm } from "./event-form.tsx";

interface Props {
  events: readonly OwnEvent[];
  candidates: readonly Candidate[];
  /** Whether they may make and change any. */
  mayChange?: boolean;
  /** Whether money moves through the market. */
  money: boolean;
  create: (body: EventBody) => Promise<unknown>;
  change: (id: string, body: Partial<EventBody>) => Promise<unknown>;
}

/** The events of a seller, or all of them for the office: made and changed in one form. */
export function ManageEvents({
  events,
  candidates,
  mayChange = true,
  money,
  create,
  change,
}: Props) {
  const { revalidate } = useRevalidator();
  const [address, setAddress] = useSearchParams();
  const open = mayChange ? address.get("open") : null;
  const event = events.find(({ _id }) => _id === open) ?? null;
  const go = (id: string | null) => setAddress(id ? { open: id } : {});
  const save = async (body: Partial<EventBody>) => {
    if (event) await change(event._id, body);
    else await create(body as EventBody);
    toast.success(event ? t`Event saved` : t`Event created`);
  };
  const done = async () => {
    await revalidate();
    go(null);
  };
  const make = mayChange && (
    <PlainButton kind="main" onClick={() => go("new")}>{t`New event`}</PlainButton>
  );
  if (event || open === "new")
    return (
      <div className={classes.manage}>
        <p>
          <PlainButton kind="quiet" onClick={() => go(null)}>{t`Back`}</PlainButton>
        </p>
        <EventForm
          key={open}
          event={event}
          candidates={candidates}
          save={save}
          onDone={done}
          money={money}
        />
      </div>
    );
  return (
    <div className={classes.manage}>
      {make && events.length > 0 && <p>{make}</p>}
      {events.length === 0 && (
        <Empty drawing="bids" title={t`No events yet`} next={make}>
          {t`Lots of an event share one page and one catalogue, and close one after another.`}
        </Empty>
      )}
      <ul className={classes.own}>
        {events.map((each) => (
          <OwnRow
            key={each._id}
            event={each}
            onChange={mayChange ? () => go(each._id) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

function OwnRow({ event, onChange }: { event: OwnEvent; onChange?: (() => void) | undefined }) {
  const title = namedTitle(event);
  return (
    <li>
      <div className={classes.about}>
        <b>
          {title} {event.lot_count > 0 && <StatusChip status={event.status} />}
        </b>
        <span className="figures">
          <WithDates>{timeRange(event.starts_at, event.ends_at)}</WithDates>
        </span>
        <span>{t`${event.lot_count} of ${event.lots.length} lots approved`}</span>
      </div>
      <span className={classes.actions}>
        <ButtonLink
          kind="quiet"
          to={`/event/${event.url}`}
          aria-label={t`See ${title}`}
        >{t`See`}</ButtonLink>
        {onChange && (
          <PlainButton kind="quiet" onClick={onChange} aria-label={t`Change ${title}`}>
            {t`Change`}
          </PlainButton>
        )}
      </span>
    </li>
  );
}
