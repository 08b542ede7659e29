import { useId } from "react";
import { figures, office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting.ts";
import { adoptServerTime } from "../../../lib/server-clock.tsx";
import { readRange } from "../../../ui/charts/read-range.ts";
import { OfficePage } from "../parts/page/office-page.tsx";
import { When } from "../parts/when.tsx";
import { api, forOffice } from "../session/office-api.ts";
import { rememberCounts } from "../shell/waiting-counts.ts";
import type { Route } from "./+types/overview";
import { Figure, Figures, Waits } from "./figures.tsx";
import classes from "./overview.module.css";
import { Trends } from "./trends.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ data }, trends] = await forOffice(request, () =>
    Promise.all([
      api.call(office.overview),
      // The office can do without its trends.
      api.call(figures.marketFigures, { query: readRange(request.url) }).catch(() => null),
    ]),
  );
  adoptServerTime(data.server_time);
  rememberCounts(data);
  return { ...data, trends: trends && { ...trends.data, ...daysOf(trends) } };
}
clientLoader.hydrate = true as const;

type Now = Route.ComponentProps["loaderData"];

const daysOf = ({ from, to, server_time }: { from: string; to: string; server_time: string }) => ({
  from,
  to,
  server_time,
});

interface Work extends Omit<React.ComponentProps<typeof Waits>, "count" | "oldest"> {
  count: CountOf<Now>;
  queue?: keyof NonNullable<Now["trends"]>["queues"];
}
/** The fields that are numbers. */
type CountOf<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

/** What may wait for the office: its count, and the queue that knows the age of the oldest. */
const work: readonly Work[] = [
  {
    count: "sellers_waiting",
    queue: "sellers",
    one: "seller to verify",
    many: "sellers to verify",
    none: "No seller is waiting",
    to: "/admin/sellers",
  },
  {
    count: "companies_waiting",
    queue: "companies",
    one: "company to verify",
    many: "companies to verify",
    none: "No company is waiting",
    to: "/admin/companies",
  },
  {
    count: "authorisations_waiting",
    queue: "authorisations",
    one: "authorisation to verify",
    many: "authorisations to verify",
    none: "No authorisation is waiting",
    to: "/admin/authorisations",
  },
  {
    count: "lots_pending",
    queue: "lots",
    one: "lot to review",
    many: "lots to review",
    none: "No lot is pending",
    to: "/admin/products",
  },
  {
    count: "flagged_bids",
    queue: "flagged_bids",
    one: "unusual bid to review",
    many: "unusual bids to review",
    none: "No unusual bids",
    to: "/admin/unusual-bids",
  },
  {
    count: "close_failures",
    queue: "close_failures",
    one: "auction could not be closed",
    many: "auctions could not be closed",
    none: "Every auction closed on time",
    to: "/admin/close-failures",
  },
  {
    count: "messages_failed",
    queue: "messages",
    one: "message failed",
    many: "messages failed",
    none: "No message has failed",
    to: "/admin/outbox",
  },
  {
    count: "guesses_alarm",
    one: "wrong login attempt this hour",
    many: "wrong login attempts this hour",
    none: "No unusual login attempts",
    to: "/admin/guesses",
  },
];

export { OfficeFailed as ErrorBoundary } from "../parts/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../parts/page/office-waiting.tsx";

export default function Overview({ loaderData: now }: Route.ComponentProps) {
  return (
    <OfficePage title="Overview" lead="What needs attention, and how the market is doing today.">
      <Part title="Needs attention">
        <NeedsAttention now={now} />
      </Part>
      <Part title="The market now">
        <MarketNow now={now} />
      </Part>
      <Part title="Today, since midnight in India">
        <Today now={now} />
      </Part>
      <Part title="Totals">
        <Totals now={now} />
      </Part>
      {now.trends && <Trends {...now.trends} />}
      <p className={classes.asof}>
        As of <When time={now.server_time} relative={false} />.
      </p>
    </OfficePage>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function NeedsAttention({ now }: { now: Now }) {
  return (
    <div className={classes.waits}>
      {work.map(({ count, queue, ...says }) => (
        <Waits
          key={count}
          count={now[count]}
          oldest={queue && now.trends?.queues[queue].oldest}
          {...says}
        />
      ))}
    </div>
  );
}

function MarketNow({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure
        name="Live auctions"
        value={indianNumber(now.live)}
        to="/admin/products?status=live"
        strong
      />
      <Figure
        name="Ending within the hour"
        value={indianNumber(now.ending_within_hour)}
        to="/admin/products?status=live"
      />
      <Figure
        name="Upcoming auctions"
        value={indianNumber(now.upcoming)}
        to="/admin/products?status=upcoming"
      />
    </Figures>
  );
}

function Today({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure name="Sold" value={rupees(now.sold_today)} strong />
      <Figure name="Bids" value={indianNumber(now.bids_today)} />
      <Figure
        name="Auctions closed"
        value={indianNumber(now.closed_today)}
        to="/admin/products?status=ended"
      />
    </Figures>
  );
}

function Totals({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure name="Active buyers" value={indianNumber(now.buyers)} to="/admin/users?type=buyer" />
      <Figure
        name="Active sellers"
        value={indianNumber(now.sellers)}
        to="/admin/sellers?status=active"
      />
      <Figure
        name="Contact queries"
        value={indianNumber(now.contact_queries)}
        to="/admin/contact-queries"
      />
      <Figure
        name="Service requests"
        value={indianNumber(now.service_requests)}
        to="/admin/service-requests"
      />
      <Figure
        name="Queued messages"
        value={indianNumber(now.messages_waiting)}
        to="/admin/outbox"
      />
    </Figures>
  );
}
