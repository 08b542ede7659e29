import type { EventLot } from "@rebale/contract/events";
import { Link } from "react-router";
import { t } from "ttag";
import IconCalendar from "~icons/tabler/calendar";
import IconDownload from "~icons/tabler/download";
import IconLayoutRows from "~icons/tabler/layout-rows";
import { loaderApi } from "../../lib/api/loader.ts";
import { events } from "../../lib/api/operations.ts";
import { dateTime, lotPrice, priceNote, quantity } from "../../lib/formatting/formatting.ts";
import { named, namedTitle } from "../../lib/names/named.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { StatusChip } from "../../shared/lot/card/status-chip.tsx";
import { Countdown, Expired } from "../../shared/lot/countdown.tsx";
import { LotPicture } from "../../shared/lot/lot-picture.tsx";
import { StandingMark } from "../../shared/lot/prices/standing-mark.tsx";
import { useLiveLot } from "../../shared/lot/prices/use-prices.ts";
import { useFreshLots } from "../../shared/lot/use-fresh-lots.ts";
import { WatchButton } from "../../shared/lot/watch/watch-button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import type { Route } from "./+types/event";
import classes from "./event.module.css";
import { countOfLots, everySeconds, isOver, statusLabels } from "./event.rules.ts";
import { WatchAll } from "./watch-all.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data, server_time } = await loaderApi(context).call(events.read, { params });
  const { lots, ...event } = data;
  return { event, lots: lots.map(placed), server_time };
}

const placed = (lot: EventLot) => ({ ...cardOf(lot), place: lot.place, outcome: lot.outcome });
type PlacedLot = ReturnType<typeof placed>;

/** An event: when and what is sold, where it can be seen, and its catalogue. */
export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, lots, server_time } = loaderData;
  useFreshLots(lots);
  const title = namedTitle(event);
  const description = t`${title}: ${countOfLots(lots.length)}, closing one after another from ${dateTime(event.first_ends_at)}.`;
  return (
    <Page
      title={title}
      description={description.slice(0, 155)}
      {...(event.images[0] && { image: `/uploads/${event.images[0].image}?w=1280` })}
      canonical={`/event/${event.url}`}
    >
      <MarketClock time={server_time}>
        <div className={`wide ${classes.page}`}>
          <Masthead event={event} lots={lots} />
          <div className={classes.texts}>
            {event.inspection && (
              <section>
                <h2>{t`Inspection`}</h2>
                <p>{event.inspection}</p>
              </section>
            )}
            <section>
              <h2>{t`Terms of this event`}</h2>
              {event.terms && <p>{event.terms}</p>}
              <p>
                {event.moves_following
                  ? t`A late bid on a lot moves its end, and the ends of all lots that follow.`
                  : t`A late bid on a lot moves only that lot’s end.`}
              </p>
            </section>
          </div>
          <h2>{t`Catalogue`}</h2>
          {lots.length ? (
            <ol className={classes.catalogue}>
              {lots.map((lot) => (
                <CatalogueRow key={lot._id} lot={lot} />
              ))}
            </ol>
          ) : (
            <Empty
              drawing="search"
              title={t`No lots yet`}
              next={<ButtonLink to="/events">{t`See all events`}</ButtonLink>}
            >
              {t`Our team is checking the lots of this event. They are shown as soon as they are approved.`}
            </Empty>
          )}
        </div>
      </MarketClock>
    </Page>
  );
}

function Masthead({
  event,
  lots,
}: {
  event: Route.ComponentProps["loaderData"]["event"];
  lots: readonly PlacedLot[];
}) {
  return (
    <header className={classes.masthead}>
      <p className={classes.trail}>
        <Link to="/events">{t`Events`}</Link>
      </p>
      <h1>{namedTitle(event)}</h1>
      <p className={classes.status}>
        <b data-status={event.status}>{statusLabels[event.status]}</b> {countOfLots(lots.length)}
        {event.status !== "ended" && (
          <span>
            {event.status === "upcoming" ? t`Starts in` : t`Ends in`}{" "}
            <Countdown until={event.status === "upcoming" ? event.starts_at : event.ends_at} />
          </span>
        )}
      </p>
      <dl className={`${classes.times} figures`}>
        <div>
          <dt>{t`Bidding starts`}</dt>
          <dd>
            <WithDates>{dateTime(event.starts_at)}</WithDates>
          </dd>
        </div>
        <div>
          <dt>{t`First lot closes`}</dt>
          <dd>
            <WithDates>{dateTime(event.first_ends_at)}</WithDates>
          </dd>
        </div>
        <div>
          <dt>{t`Then a lot closes`}</dt>
          <dd>{everySeconds(event.interval_seconds)}</dd>
        </div>
        <div>
          <dt>{t`Last lot closes`}</dt>
          <dd>
            <WithDates>{dateTime(event.ends_at)}</WithDates>
          </dd>
        </div>
      </dl>
      {lots.length > 0 && (
        <p className={classes.actions}>
          <ButtonLink kind="main" to={`/event/${event.url}/board`}>
            <IconLayoutRows size={20} aria-hidden /> {t`Open the bidding board`}
          </ButtonLink>
          <ButtonLink
            kind="quiet"
            to={`/api/event/${event.url}/catalogue.pdf`}
            reloadDocument
            download
          >
            <IconDownload size={20} aria-hidden /> {t`Download catalogue (PDF)`}
          </ButtonLink>
          <ButtonLink kind="quiet" to={`/api/event/${event.url}/calendar.ics`} reloadDocument>
            <IconCalendar size={20} aria-hidden /> {t`Calendar`}
          </ButtonLink>
          <WatchAll lots={lots} path={`/event/${event.url}`} />
        </p>
      )}
    </header>
  );
}

function CatalogueRow({ lot: listed }: { lot: PlacedLot }) {
  const lot = useLiveLot(listed);
  const price = lot.heightest || lot.market_value || 0;
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  return (
    <li className={classes.lot} data-over={isOver(lot) || undefined}>
      <span className={`${classes.number} figures`}>{lot.place}</span>
      <span className={classes.picture}>
        <LotPicture
          image={lot.images[0]}
          sizes="(max-width: 640px) 96px, 132px"
          widths={[160, 320]}
          alt=""
        />
      </span>
      <span className={classes.what}>
        <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
        <span>
          {quantity(lot.quantity, lot.unit)}, {named(lot.location.city)}
        </span>
        <StandingMark lot={lot} />
      </span>
      <span className={`${classes.price} figures`}>
        <b>{lotPrice(price, lot)}</b>
        <small>{priceNote(price, lot)}</small>
      </span>
      <span className={classes.left}>
        {until && !isOver(lot) ? (
          <Countdown until={until} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
        ) : null}
        {lot.status === "ended" && <Expired />}
        {lot.status !== "live" && lot.status !== "upcoming" && <StatusChip status={lot.status} />}
      </span>
      <WatchButton lot={lot} look="row" />
    </li>
  );
}
