import { addMonths, indiaDay } from "@rebale/contract/values/calendar";
import { Link } from "react-router";
import { t } from "ttag";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { journal } from "../../../../lib/api/office-operations.ts";
import { date, rupeesExact, signedRupees } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../../shared/office/list/list-address.rules.ts";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/reports";
import { ReportTable } from "./report-table.tsx";
import classes from "./reports.module.css";
import {
  differenceOf,
  monthIn,
  monthTitle,
  REPORT_KEYS,
  type ReportKey,
  type Row,
  reportOf,
} from "./reports.rules.ts";

const operations = {
  trial: journal.monthTrialBalance,
  fees: journal.monthFeePapers,
  gst: journal.monthFeeGst,
  tcs: journal.monthTcs,
  tds: journal.monthTds,
  kept: journal.monthKept,
  charges: journal.monthCharges,
  balances: journal.monthBalances,
} as const satisfies Readonly<Record<ReportKey, object>>;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const report = oneOf(address.get("report"), REPORT_KEYS);
    const today = indiaDay(new Date());
    const month = monthIn(address.get("month"), today);
    const { q: _, ...page } = readListAddress(address);
    // All answer alike, but for their rows.
    const call = operations[report] as typeof operations.trial;
    const { data, ...head } = await api.call(call, { query: { ...page, month } });
    return { report, today, rows: data as readonly Row[], ...head };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

/** A month's tables for an accountant, each beside the journal. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { report, rows, totalpage, month, sums } = loaderData;
  const { title, lead, columns } = reportOf(report);
  return (
    <OfficePage
      title={t`Reports`}
      lead={t`A month’s books, each table held against the journal, to be handed to an accountant.`}
      actions={<MonthSteps month={month} today={loaderData.today} />}
    >
      <Lock {...loaderData} />
      <div className={classes.page}>
        <Choice chosen={report} />
        <section className={classes.report} aria-labelledby="report">
          <header>
            <div>
              <h2 id="report">{title}</h2>
              <p>{lead}</p>
            </div>
            <Against {...loaderData} />
          </header>
          <List
            label={t`${title} of ${monthTitle(month)}`}
            rows={rows}
            totalpage={totalpage}
            keyOf={(row) => JSON.stringify(row)}
            files={{ of: operations[report], filter: { month } }}
            render={() => <ReportTable title={title} columns={columns} rows={rows} sums={sums} />}
            empty={{ title: t`Nothing in ${monthTitle(month)}`, text: t`No entry of this kind.` }}
          />
        </section>
      </div>
    </OfficePage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** ‹ November 2026 ›. A month that has not begun has nothing. */
function MonthSteps({ month, today }: { month: string; today: string }) {
  const { to } = useListAddress();
  const isLast = month >= today.slice(0, 7);
  return (
    <nav className={classes.month} aria-label={t`Month`}>
      <Link to={to({ month: addMonths(month, -1) })} aria-label={t`The month before`}>
        <IconChevronLeft size={22} aria-hidden />
      </Link>
      <b>{monthTitle(month)}</b>
      {isLast ? (
        <span aria-hidden>
          <IconChevronRight size={22} />
        </span>
      ) : (
        <Link to={to({ month: addMonths(month, 1) })} aria-label={t`The month after`}>
          <IconChevronRight size={22} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** Whether more may come. */
function Lock({ month, locked, closed_until }: Loaded) {
  if (locked)
    return (
      <Notice>
        {t`${monthTitle(month)} is locked: all its days are closed. What is told of it later is entered on the first day that is open.`}
      </Notice>
    );
  return (
    <Notice kind="warning">
      {closed_until
        ? t`${monthTitle(month)} may still change: its days are closed until ${date(`${closed_until}T12:00:00Z`)}.`
        : t`${monthTitle(month)} may still change: no day is closed yet.`}{" "}
      <Link to="/admin/money/days">{t`Close its days`}</Link>
    </Notice>
  );
}

function Choice({ chosen }: { chosen: ReportKey }) {
  const { to } = useListAddress();
  return (
    <nav className={classes.reports} aria-label={t`Reports`}>
      {REPORT_KEYS.map((key) => (
        <Link
          key={key}
          to={to({ report: key })}
          aria-current={key === chosen ? "true" : undefined}
          preventScrollReset
        >
          {reportOf(key).title}
        </Link>
      ))}
    </nav>
  );
}

/** The total beside what the journal says. */
function Against(loaded: Loaded) {
  const difference = differenceOf(loaded);
  const { against } = reportOf(loaded.report);
  const total = signedRupees(loaded.total);
  if (difference === 0) return <Chip tone="good">{t`${total} = journal, ${against}`}</Chip>;
  const journal = signedRupees(loaded.journal);
  const by = rupeesExact(Math.abs(difference));
  return (
    <Chip tone="bad">
      {difference > 0
        ? t`${total}, but the journal has ${journal} as ${against}: ${by} more here`
        : t`${total}, but the journal has ${journal} as ${against}: ${by} less here`}
    </Chip>
  );
}
