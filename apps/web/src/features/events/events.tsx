import type { Event, EventStatus } from "@rebale/contract/events";
import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import IconGavel from "~icons/tabler/gavel";
import { loaderApi } from "../../lib/api/loader.ts";
import { events } from "../../lib/api/operations.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { namedTitle } from "../../lib/names/named.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { Countdown } from "../../shared/lot/countdown.tsx";
import { LotPicture } from "../../shared/lot/lot-picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import { ShowTabs } from "../../ui/tabs/show-tabs.tsx";
import type { Route } from "./+types/events";
import { countOfLots, statusLabels } from "./event.rules.ts";
import classes from "./events.module.css";

const STATUSES = ["live", "upcoming", "ended"] as const satisfies readonly EventStatus[];
const statusOf = (search: URLSearchParams) =>
  STATUSES.find((status) => status === search.get("show"));

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageOf(request.url);
  const status = statusOf(url.searchParams);
  const query = { page, rows: 12, ...(status && { status }) };
  const reply = await loaderApi(context).call(events.list, { query });
  return {
    events: reply.data,
    page,
    totalpage: reply.totalpage,
    server_time: reply.server_time,
  };
}

/** Events: lots that are sold together, what is live in front. */
export default function Events({ loaderData }: Route.ComponentProps) {
  const { events: listed, page, totalpage, server_time } = loaderData;
  const [search] = useSearchParams();
  const status = statusOf(search);
  return (
    <Page
      title={t`Events`}
      description={t`Scrap lots that are sold together, closing one after another: yard clearances and whole plants.`}
    >
      <MarketClock time={server_time}>
        <div className={`wide ${classes.list}`}>
          <h1>{t`Events`}</h1>
          <p
            className={classes.lead}
          >{t`Lots that are sold together, closing one after another.`}</p>
          <ShowTabs statuses={STATUSES} names={statusLabels} shown={status} />
          {listed.length ? (
            <ul className={classes.cards}>
              {listed.map((event) => (
                <EventCard key={event._id} event={event} />
              ))}
            </ul>
          ) : (
            <Empty
              drawing="bids"
              title={t`No events here right now`}
              next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
            >
              {t`Single lots are in the live listings at any time.`}
            </Empty>
          )}
          <Pager page={page} total={totalpage} of={t`Events`} />
        </div>
      </MarketClock>
    </Page>
  );
}

function EventCard({ event }: { event: Event }) {
  const until = event.status === "upcoming" ? event.starts_at : event.ends_at;
  return (
    <li className={classes.card}>
      <Link to={`/event/${event.url}`}>
        <span className={classes.pictures} data-count={Math.max(1, event.images.length)}>
          {(event.images.length ? event.images : [undefined]).map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <LotPicture key={i} image={image} sizes="160px" widths={[160, 320]} alt="" />
          ))}
        </span>
        <span className={classes.about}>
          <span className={classes.chip} data-status={event.status}>
            {statusLabels[event.status]}
          </span>
          <b className={classes.title}>{namedTitle(event)}</b>
          <span className={classes.facts}>
            <IconGavel size={18} aria-hidden /> {countOfLots(event.lot_count)}
          </span>
          {event.status === "ended" ? (
            <span className="figures">{dateTime(event.ends_at)}</span>
          ) : (
            <span>
              {event.status === "upcoming" ? t`Starts in` : t`Ends in`}{" "}
              <Countdown until={until} warn={event.status === "live"} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
