import type { DataOf } from "@rebale/contract";
import type { JournalRow, trialBalance } from "@rebale/contract/journal";
import { JOURNAL_ACCOUNTS } from "@rebale/contract/journal/accounts";
import { Link } from "react-router";
import { t } from "ttag";
import { journal } from "../../../lib/api/office-operations.ts";
import { date, rupeesExact, signedRupees } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { kindName } from "../../../shared/office/object/journal-kinds.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/journal";
import { EntryPanel } from "./entry-panel.tsx";
import classes from "./journal.module.css";
import { JournalFilter } from "./journal-filter.tsx";
import { accountNames, sumOf, whose } from "./journal-labels.rules.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const filter = readFilter(address);
    const open = numberIn(address, "open");
    const [{ data, totalpage }, balance] = await Promise.all([
      api.call(journal.entries, {
        query: { ...readListAddress(address), ...readOrder(address, ["at"]), ...filter },
      }),
      api.call(journal.trialBalance),
    ]);
    // A linked entry may stand on another page.
    const isElsewhere = open && !data.some(({ _id }) => _id === open);
    const found = isElsewhere ? await api.call(journal.entries, { query: { id: open } }) : null;
    return { rows: data, totalpage, filter, elsewhere: found?.data[0], balance: balance.data };
  });
}
clientLoader.hydrate = true as const;

function readFilter(address: URLSearchParams) {
  const account = JOURNAL_ACCOUNTS.find((one) => one === address.get("account"));
  const company_id = numberIn(address, "company");
  const award_id = numberIn(address, "sale");
  return {
    ...(account && { account }),
    ...(company_id && { company_id }),
    ...(award_id && { award_id }),
  };
}
const numberIn = (address: URLSearchParams, name: string) =>
  /^[1-9]\d{0,14}$/.exec(address.get(name) ?? "")?.[0];

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<JournalRow>[] => [
  {
    head: t`What`,
    kind: "wide",
    cell: (entry) => (
      <RowLink to={to({ open: entry._id })} below={entry.key}>
        {kindName(entry.kind)}
      </RowLink>
    ),
  },
  {
    head: t`Accounts`,
    kind: "wide",
    cell: ({ lines }) => [...new Set(lines.map(whose))].join(" · "),
  },
  { head: t`Amount`, kind: "figure", cell: (entry) => rupeesExact(sumOf(entry)) },
  {
    head: t`State`,
    cell: ({ reversed_by, reversal_asked }) =>
      reversed_by ? (
        <Chip tone="bad">{t`Reversed`}</Chip>
      ) : reversal_asked ? (
        <Chip tone="waits">{t`Reversal asked`}</Chip>
      ) : (
        "–"
      ),
  },
  {
    head: t`Moved on`,
    cell: ({ happened_on }) => <span className="unbroken">{date(`${happened_on}T12:00:00Z`)}</span>,
  },
  { head: t`Entered`, sort: "at", cell: ({ at }) => <When time={at} /> },
];

/** All money of the market: what each account has, and every entry that made it. */
export default function Journal({
  loaderData: { rows, totalpage, filter, elsewhere, balance },
}: Route.ComponentProps) {
  const { open, get, to, go } = useListAddress();
  const opened = [...rows, ...(elsewhere ? [elsewhere] : [])].find(({ _id }) => _id === open);
  return (
    <OfficePage
      title={t`Journal`}
      lead={t`Double entry, only added to. Each entry sums to zero; one that is wrong is reversed by two persons and stays.`}
    >
      <TrialBalance balance={balance} chosen={get("account") ?? ""} to={to} />
      <List
        label={t`Entries`}
        days={t`Entered`}
        rows={rows}
        files={{ of: journal.entries, filter }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search keys and companies`}
        filters={<JournalFilter key={get("sale")} rows={rows} />}
        empty={
          Object.keys(filter).length > 0
            ? { title: t`No entries here`, text: t`Nothing was entered that fits this filter.` }
            : {
                title: t`No entries`,
                text: t`They appear with the first top-up, transfer or sale through the market.`,
              }
        }
      />
      {opened && <EntryPanel key={opened._id} entry={opened} onClose={() => go({ open: null })} />}
    </OfficePage>
  );
}

interface Balance {
  balance: DataOf<typeof trialBalance>;
  chosen: string;
  to: (change: Record<string, string | null>) => string;
}

/** Each account's balance; press one to see its entries. */
function TrialBalance({ balance, chosen, to }: Balance) {
  const sum = balance.reduce((all, { balance: paise }) => all + Math.round(paise * 100), 0);
  return (
    <Section title={t`Trial balance`} level="h2" lead={t`Debit above zero, credit below.`}>
      <ul className={classes.accounts}>
        {balance.map(({ account, balance: amount }) => (
          <li key={account}>
            <Link
              to={to({ account: chosen === account ? null : account, page: null })}
              aria-current={chosen === account || undefined}
            >
              <span>{accountNames[account]}</span>
              <b className="figures">{signedRupees(amount)}</b>
            </Link>
          </li>
        ))}
      </ul>
      {sum !== 0 && (
        <Chip tone="bad">
          {t`The accounts differ by ${rupeesExact(sum / 100)}: stop, and run npm run verify-journal`}
        </Chip>
      )}
    </Section>
  );
}
