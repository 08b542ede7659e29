import type { OfficeBankAccount } from "@rebale/contract/banking";
import { BANK_ACCOUNT_STATUSES } from "@rebale/contract/banking/states";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/bank-accounts";
import { BankAccountPanel } from "./bank-account-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), BANK_ACCOUNT_STATUSES);
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(banking.officeBankAccounts, { query: { ...readListAddress(address), status } }),
      api.call(banking.moneyWaiting),
    ]);
    return { rows: data, totalpage, status, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const statuses = { waiting: t`waiting`, accepted: t`accepted`, refused: t`refused` } as const;
const tones = { waiting: "waits", accepted: "good", refused: "bad" } as const;
const columns = (to: (change: Record<string, string>) => string): Column<OfficeBankAccount>[] => [
  {
    head: t`Company`,
    kind: "wide",
    cell: ({ _id, company }) => (
      <RowLink to={to({ open: _id })} below={<span className="figures">{company.pan}</span>}>
        {company.name}
      </RowLink>
    ),
  },
  { head: t`Account holder`, cell: ({ holder }) => holder },
  { head: t`Account`, cell: ({ last4 }) => <span className="figures">…{last4}</span> },
  { head: "IFSC", cell: ({ ifsc }) => <span className="figures">{ifsc}</span> },
  {
    head: t`Status`,
    cell: ({ status, objected_at }) =>
      status === "waiting" && objected_at ? (
        <Chip tone="bad">{t`not theirs, says an owner`}</Chip>
      ) : (
        <Chip tone={tones[status]}>{statuses[status]}</Chip>
      ),
  },
  { head: t`Sent`, cell: ({ sent_at }) => <When time={sent_at} /> },
];

const empties = {
  waiting: {
    title: t`Nothing waits`,
    text: t`Every account is checked. New ones appear here with the paper that shows them.`,
  },
  accepted: {
    title: t`No accepted accounts`,
    text: t`Companies are paid to accounts that you have accepted.`,
  },
  refused: {
    title: t`No refused accounts`,
    text: t`The ones you refuse are listed here with the reason.`,
  },
} as const;

/** Where companies are paid to: held beside the paper that they sent. */
export default function BankAccounts({
  loaderData: { rows, totalpage, status, waiting },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <MoneyPage
      title={t`Bank accounts`}
      lead={t`Companies are paid to these. Compare holder, number and IFSC with the document. Longest waiting first.`}
      waiting={waiting}
    >
      <List
        label={t`Bank accounts`}
        rows={rows}
        files={{ of: banking.officeBankAccounts, filter: { status } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search company or PAN`}
        filters={
          <FilterTabs
            name="status"
            label={t`Status`}
            choices={[
              { value: "waiting", title: t`Waiting (${waiting.bank_accounts})` },
              { value: "accepted", title: t`Accepted` },
              { value: "refused", title: t`Refused` },
            ]}
          />
        }
        empty={empties[status]}
      />
      {opened && (
        <BankAccountPanel
          key={opened._id}
          account={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </MoneyPage>
  );
}
