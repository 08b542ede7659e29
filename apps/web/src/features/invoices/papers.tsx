import type { OwnPaper } from "@rebale/contract/invoices";
import { indiaDay } from "@rebale/contract/values/calendar";
import { Form, Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { orNull } from "../../lib/api/loader.ts";
import { invoices, taxHolds } from "../../lib/api/operations.ts";
import { date, rupeesExact } from "../../lib/formatting/formatting.ts";
import { currentSession } from "../../lib/session/session.ts";
import { PaperFiles } from "../../shared/goods/paper-files.tsx";
import { amountText, paperNames, portalText } from "../../shared/goods/paper-labels.rules.ts";
import type { Side } from "../../shared/goods/side.ts";
import { plate } from "../../shared/goods/truck-labels.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import type { Route } from "./+types/papers";
import { DayFiles } from "./day-files.tsx";
import classes from "./papers.module.css";
import { byDay, type PaperDay } from "./papers.rules.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [from, to] = [search.get("from"), search.get("to")];
  const page = pageOf(request.url);
  const days = { ...(from && { from }), ...(to && { to }) };
  const side: Side = currentSession().type === "seller" ? "seller" : "buyer";
  const [reply, holds] = await Promise.all([
    api.call(invoices.own, { query: { ...days, page, rows: 50 } }),
    orNull(api.call(taxHolds.list, { query: { side, page: 1, rows: 1 } })),
  ]);
  const today = indiaDay(new Date());
  return {
    papers: reply.data,
    totalpage: reply.totalpage,
    side,
    today,
    page,
    days,
    kept: keptOf(holds),
  };
}
clientLoader.hydrate = true as const;

/** Rupees of GST that are kept; null where none ever was. */
const keptOf = (list: Listed | null): number | null =>
  list && list.data.length > 0 ? list.totals.held : null;
type Listed = { readonly data: readonly unknown[]; readonly totals: { readonly held: number } };

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** Invoices, challans and notes of all sales of a company, by day, the newest first. */
export default function PapersPage({ loaderData }: Route.ComponentProps) {
  const { papers, totalpage, side, today, page, days, kept } = loaderData;
  const chosen = days.from !== undefined || days.to !== undefined;
  return (
    <Page
      title={t`Papers`}
      description={t`Your company’s invoices, challans and notes.`}
      index={false}
    >
      <h1>{t`Papers`}</h1>
      <p className={classes.lead}>
        {side === "seller"
          ? t`Each truck that leaves has its invoice here, in your series or under your own number, with the files that the e-invoice and the e-way portal take.`
          : t`Each truck that you fetch has its invoice here, with the notes that correct it.`}
      </p>
      {kept !== null && (
        <p className={classes.kept}>
          <span className="figures">
            {t`${rupeesExact(kept)} of GST is kept until a GSTR-2B shows the invoice.`}
          </span>{" "}
          <Link to="/tax-holds">{side === "buyer" ? t`Bring your GSTR-2B` : t`See which`}</Link>
        </p>
      )}
      <Days from={days.from ?? ""} to={days.to ?? ""} today={today} />
      {papers.length === 0 ? (
        <div className={classes.empty}>
          {chosen ? (
            <Empty drawing="orders" title={t`No papers in these days`}>
              {t`Choose more days.`}
            </Empty>
          ) : (
            <Empty
              drawing="orders"
              title={t`There are no papers yet`}
              next={
                <ButtonLink to={side === "seller" ? "/orderbidding?show=sold" : "/purchase"}>
                  {t`See your deals`}
                </ButtonLink>
              }
            >
              {t`An invoice is made as a truck leaves the yard.`}
            </Empty>
          )}
        </div>
      ) : (
        byDay(papers).map((day) => <Day key={day.day} day={day} side={side} />)
      )}
      <Pager page={page} total={totalpage} of={t`Papers`} />
    </Page>
  );
}

function Days({ from, to, today }: { from: string; to: string; today: string }) {
  return (
    <Form className={classes.days} preventScrollReset>
      <label>
        {t`From`}
        <input type="date" name="from" key={from} defaultValue={from} max={today} />
      </label>
      <label>
        {t`To`}
        <input type="date" name="to" key={to} defaultValue={to} max={today} />
      </label>
      <PlainButton type="submit" kind="brand">{t`Show`}</PlainButton>
      {(from || to) && <Link to="?">{t`All days`}</Link>}
    </Form>
  );
}

function Day({ day, side }: { day: PaperDay; side: Side }) {
  return (
    <section className={classes.day} aria-labelledby={`day-${day.day}`}>
      <header>
        <h2 id={`day-${day.day}`}>
          <WithDates>{date(`${day.day} 00:00:00`)}</WithDates>
        </h2>
        {day.total !== 0 && <strong className="figures">{rupeesExact(day.total)}</strong>}
      </header>
      <DayFiles day={day} side={side} />
      <ul className={classes.rows}>
        {day.papers.map((paper) => (
          <Paper key={paper._id} paper={paper} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Paper({ paper, side }: { paper: OwnPaper; side: Side }) {
  const { kind, number, award_id, title, vehicle_no, by_seller } = paper;
  const other = side === "seller" ? paper.buyer : paper.seller;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {paperNames[kind]} <span className="figures">{number}</span>
        </strong>
        <span>
          <Link to={`/award/${award_id}#papers`}>{title}</Link> · {other}
        </span>
        <span className="figures">
          {[vehicle_no && plate(vehicle_no), amountText(paper), by_seller && t`own number`]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {portalText(paper, null).map((line) => (
          <span key={line} className="figures">
            <WithDates>{line}</WithDates>
          </span>
        ))}
      </div>
      <div className={classes.buttons}>
        <PaperFiles paper={paper} tells={false} />
      </div>
    </li>
  );
}
