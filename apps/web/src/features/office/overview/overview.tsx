import { useId } from "react";
import { jt, t } from "ttag";
import { accounts, banking, figures, office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { adoptServerTime } from "../../../lib/server-clock.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { mayNow, useMay } from "../../../shared/office/session/office-session.ts";
import { rememberCounts } from "../../../shared/office/waiting-counts.ts";
import { When } from "../../../shared/office/when.tsx";
import { readRange } from "../../../ui/charts/read-range.ts";
import type { Route } from "./+types/overview";
import { Texts } from "./content-waiting.tsx";
import { FactorNotice } from "./factor-notice.tsx";
import { Figure, Figures } from "./figures.tsx";
import { MoneyFigures, OpenNow } from "./money-now.tsx";
import { Months } from "./months.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import classes from "./overview.module.css";
import { isNew } from "./set-up.rules.ts";
import { SetUp } from "./set-up.tsx";
import { Trends } from "./trends.tsx";
import { seesMarket } from "./work.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ data }, trends, setUp, texts, money, months, factor] = await forOffice(request, () =>
    Promise.all([
      api.call(office.overview),
      // The office can do without its trends, and some roles have none.
      mayNow("figures.read")
        ? api.call(figures.marketFigures, { query: readRange(request.url) }).catch(() => null)
        : null,
      mayNow("content.edit") ? api.call(office.setUp).catch(() => null) : null,
      mayNow("content.edit") ? api.call(office.contentWaiting).catch(() => null) : null,
      mayNow("money.read") ? api.call(banking.moneyNow).catch(() => null) : null,
      mayNow("money.read") ? api.call(figures.marketMonths).catch(() => null) : null,
      mayNow("money.approve") ? api.call(accounts.readSecondFactor).catch(() => null) : null,
    ]),
  );
  adoptServerTime(data.server_time);
  rememberCounts(data);
  return {
    ...data,
    trends: trends && { ...trends.data, ...daysOf(trends) },
    setUp: setUp?.data,
    texts: texts?.data,
    money: money?.data,
    months: months?.data,
    factor: factor?.data ?? null,
  };
}
clientLoader.hydrate = true as const;

type Now = Route.ComponentProps["loaderData"];

const daysOf = ({ from, to, server_time }: { from: string; to: string; server_time: string }) => ({
  from,
  to,
  server_time,
});

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Overview({ loaderData: now }: Route.ComponentProps) {
  const may = useMay();
  return (
    <OfficePage
      title={t`Overview`}
      lead={t`What needs attention, and how the market is doing today.`}
    >
      {now.setUp && isNew(now.setUp) && (
        <Part title={t`Set up your market`}>
          <SetUp state={now.setUp} />
        </Part>
      )}
      <FactorNotice factor={now.factor} />
      {now.database.mended && (
        <Notice kind="warning">
          {t`PostgreSQL ${now.database.version} has known holes in security. Whoever runs the market updates it to ${now.database.mended}.`}
        </Notice>
      )}
      {now.money && (
        <Part title={t`Money`}>
          <MoneyFigures now={now.money} />
        </Part>
      )}
      <Part title={t`Needs attention`}>
        <NeedsAttention now={now} />
      </Part>
      {now.money && (
        <Part title={t`Now`} at="now">
          <OpenNow open={now.money.open} />
        </Part>
      )}
      {now.texts && (
        <>
          <Part title={t`Waits for its day`}>
            <Texts texts={now.texts.to_come} none={t`No text waits for its day.`} />
          </Part>
          <Part title={t`Hindi is missing`}>
            <Texts
              texts={now.texts.hindi_missing}
              none={t`All that visitors read is there in Hindi.`}
            />
          </Part>
        </>
      )}
      {seesMarket(may) && (
        <>
          <Part title={t`The market now`}>
            <MarketNow now={now} />
          </Part>
          <Part title={t`Today, since midnight in India`}>
            <Today now={now} />
          </Part>
          <Part title={t`Totals`}>
            <Totals now={now} />
          </Part>
        </>
      )}
      {now.months && <Months months={now.months} />}
      {now.trends && <Trends {...now.trends} />}
      <p className={classes.asof}>
        {jt`As of ${<When key="now" time={now.server_time} relative={false} />}`}
        {t`. PostgreSQL ${now.database.version}.`}
      </p>
    </OfficePage>
  );
}

interface PartProps {
  title: string;
  /** Where a link into the page leads. */
  at?: string;
  children: React.ReactNode;
}

function Part({ title, at, children }: PartProps) {
  const id = useId();
  return (
    <section id={at} className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function MarketNow({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure
        name={t`Live auctions`}
        value={indianNumber(now.live)}
        to="/admin/products?status=live"
        strong
      />
      <Figure
        name={t`Ending within the hour`}
        value={indianNumber(now.ending_within_hour)}
        to="/admin/products?status=live"
      />
      <Figure
        name={t`Upcoming auctions`}
        value={indianNumber(now.upcoming)}
        to="/admin/products?status=upcoming"
      />
    </Figures>
  );
}

function Today({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure name={t`Sold`} value={rupees(now.sold_today)} strong />
      <Figure name={t`Bids`} value={indianNumber(now.bids_today)} />
      <Figure
        name={t`Auctions closed`}
        value={indianNumber(now.closed_today)}
        to="/admin/products?status=ended"
      />
    </Figures>
  );
}

function Totals({ now }: { now: Now }) {
  return (
    <Figures>
      <Figure
        name={t`Active buyers`}
        value={indianNumber(now.buyers)}
        to="/admin/users?type=buyer"
      />
      <Figure
        name={t`Active sellers`}
        value={indianNumber(now.sellers)}
        to="/admin/sellers?status=active"
      />
      <Figure
        name={t`Contact queries`}
        value={indianNumber(now.contact_queries)}
        to="/admin/contact-queries"
      />
      <Figure
        name={t`Service requests`}
        value={indianNumber(now.service_requests)}
        to="/admin/service-requests"
      />
      <Figure
        name={t`Queued messages`}
        value={indianNumber(now.messages_waiting)}
        to="/admin/outbox"
      />
    </Figures>
  );
}
