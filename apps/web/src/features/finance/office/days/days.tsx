import type { MoneyDay } from "@rebale/contract/banking";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { date, signedRupees } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { pageOf, readListAddress } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/days";
import { dayLabels, dayTones, differenceOf } from "./day-labels.rules.ts";
import { DayPanel } from "./day-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const [days, waiting] = await Promise.all([
      api.call(banking.days),
      api.call(banking.moneyWaiting),
    ]);
    const shown = pageOf(days.data, readListAddress(address), ({ day }) => day);
    return { days: days.data, ...shown, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<MoneyDay>[] => [
  {
    head: t`Day`,
    kind: "wide",
    cell: ({ day, entries }) => (
      <RowLink to={to({ open: day })} below={entries === 1 ? t`1 entry` : t`${entries} entries`}>
        <span className="figures">{date(`${day}T12:00:00Z`)}</span>
      </RowLink>
    ),
  },
  {
    head: t`Bank, by statements`,
    kind: "figure",
    cell: ({ bank_statement }) => signedRupees(bank_statement),
  },
  {
    head: t`Bank, by journal`,
    kind: "figure",
    cell: ({ bank_journal }) => signedRupees(bank_journal),
  },
  {
    head: t`Difference`,
    kind: "figure",
    cell: (day) => (differenceOf(day) === 0 ? t`None` : signedRupees(differenceOf(day))),
  },
  {
    head: t`State`,
    cell: ({ state }) => <Chip tone={dayTones[state]}>{dayLabels[state]}</Chip>,
  },
  { head: t`Checked by`, cell: ({ checked_by }) => checked_by ?? "–" },
  { head: t`Closed by`, cell: ({ closed_by }) => closed_by ?? "–" },
];

/** Days on which bank and journal agree, that two persons close. */
export default function Days({
  loaderData: { days, data, totalpage, waiting },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const next = useNextRow(data.map(({ day }) => day));
  const opened = days.find(({ day }) => day === open);
  return (
    <MoneyPage
      title={t`Day close`}
      lead={t`What came in less what went out until the end of each day, by the bank’s statements and by the journal. One person checks, another closes. The newest 60 days.`}
      waiting={waiting}
    >
      <List
        label={t`Days`}
        rows={data}
        files={{ of: banking.days }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ day }) => day}
        empty={{
          title: t`Nothing waits`,
          text: t`Days appear with the first entry of the journal or line of a statement.`,
        }}
      />
      {opened && (
        <DayPanel key={opened.day} day={opened} next={next} onClose={() => go({ open: null })} />
      )}
    </MoneyPage>
  );
}
