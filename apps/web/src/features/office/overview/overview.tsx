import { figures, office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting.ts";
import { adoptServerTime } from "../../../lib/server-clock.tsx";
import { readRange } from "../../../ui/charts/read-range.ts";
import { rememberCounts } from "../desk/waiting-counts.ts";
import { OfficePage } from "../parts/page/office-page.tsx";
import { When } from "../parts/when.tsx";
import { api, forOffice } from "../session/office-api.ts";
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

const daysOf = ({ from, to, server_time }: { from: string; to: string; server_time: string }) => ({
  from,
  to,
  server_time,
});

export { OfficeFailed as ErrorBoundary } from "../parts/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../parts/page/office-waiting.tsx";

export default function Overview({ loaderData: now }: Route.ComponentProps) {
  const queues = now.trends?.queues;
  return (
    <OfficePage title="Overview" lead="What needs attention, and how the market is doing today.">
      <section className={classes.section} aria-labelledby="waits">
        <h2 id="waits">Needs attention</h2>
        <div className={classes.waits}>
          <Waits
            count={now.sellers_waiting}
            oldest={queues?.sellers.oldest}
            one="seller to verify"
            many="sellers to verify"
            none="No seller is waiting"
            to="/admin/sellers"
          />
          <Waits
            count={now.companies_waiting}
            oldest={queues?.companies.oldest}
            one="company to verify"
            many="companies to verify"
            none="No company is waiting"
            to="/admin/companies"
          />
          <Waits
            count={now.authorisations_waiting}
            oldest={queues?.authorisations.oldest}
            one="authorisation to verify"
            many="authorisations to verify"
            none="No authorisation is waiting"
            to="/admin/authorisations"
          />
          <Waits
            count={now.lots_pending}
            oldest={queues?.lots.oldest}
            one="lot to review"
            many="lots to review"
            none="No lot is pending"
            to="/admin/products"
          />
          <Waits
            count={now.flagged_bids}
            oldest={queues?.flagged_bids.oldest}
            one="unusual bid to review"
            many="unusual bids to review"
            none="No unusual bids"
            to="/admin/unusual-bids"
          />
          <Waits
            count={now.close_failures}
            oldest={queues?.close_failures.oldest}
            one="auction could not be closed"
            many="auctions could not be closed"
            none="Every auction closed on time"
            to="/admin/close-failures"
          />
          <Waits
            count={now.messages_failed}
            oldest={queues?.messages.oldest}
            one="message failed"
            many="messages failed"
            none="No message has failed"
            to="/admin/outbox"
          />
          <Waits
            count={now.guesses_alarm}
            one="wrong login attempt this hour"
            many="wrong login attempts this hour"
            none="No unusual login attempts"
            to="/admin/guesses"
          />
        </div>
      </section>
      <section className={classes.section} aria-labelledby="market">
        <h2 id="market">The market now</h2>
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
      </section>
      <section className={classes.section} aria-labelledby="today">
        <h2 id="today">Today, since midnight in India</h2>
        <Figures>
          <Figure name="Sold" value={rupees(now.sold_today)} strong />
          <Figure name="Bids" value={indianNumber(now.bids_today)} />
          <Figure
            name="Auctions closed"
            value={indianNumber(now.closed_today)}
            to="/admin/products?status=ended"
          />
        </Figures>
      </section>
      <section className={classes.section} aria-labelledby="everything">
        <h2 id="everything">Totals</h2>
        <Figures>
          <Figure
            name="Active buyers"
            value={indianNumber(now.buyers)}
            to="/admin/users?type=buyer"
          />
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
      </section>
      {now.trends && <Trends {...now.trends} />}
      <p className={classes.asof}>
        As of <When time={now.server_time} relative={false} />.
      </p>
    </OfficePage>
  );
}
