import type { OfficeWithdrawal } from "@rebale/contract/banking";
import { WITHDRAWAL_STATES } from "@rebale/contract/banking/states";
import { banking } from "../../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { withdrawalLabels, withdrawalTones } from "../../../../shared/office/money/money-states.ts";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/withdrawals";
import { sourceLabels } from "./withdrawal-labels.rules.ts";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";

const QUEUES = ["asked", "approved", "sent", "done", "failed", "all"] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const queue = oneOf(address.get("state"), QUEUES);
    const state = WITHDRAWAL_STATES.find((one) => one === queue);
    const open = address.get("open");
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(banking.officeWithdrawals, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["at", "amount"]),
          ...(state && { state }),
        },
      }),
      api.call(banking.moneyWaiting),
    ]);
    // A withdrawal that a colleague decided meanwhile, or from a link, stands in no queue.
    const isElsewhere = open && UUID.test(open) && !data.some(({ _id }) => _id === open);
    const found = isElsewhere
      ? await api.call(banking.officeWithdrawals, { query: { id: open } })
      : null;
    const elsewhere = found?.data[0] ?? null;
    return { rows: data, totalpage, queue, elsewhere, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeWithdrawal>[] => [
  {
    head: "Company",
    kind: "wide",
    cell: ({ _id, company, bank_account }) => (
      <RowLink
        to={to({ open: _id })}
        below={`To ${bank_account.ifsc}, account ending ${bank_account.last4}`}
      >
        {company.name}
      </RowLink>
    ),
  },
  { head: "Amount", kind: "figure", sort: "amount", cell: ({ amount }) => rupeesExact(amount) },
  { head: "From", cell: ({ from }) => sourceLabels[from] },
  {
    head: "State",
    cell: ({ state }) => <Chip tone={withdrawalTones[state]}>{withdrawalLabels[state]}</Chip>,
  },
  { head: "Approved by", cell: ({ approved_by }) => approved_by ?? "–" },
  { head: "Asked", sort: "at", cell: ({ asked_at }) => <When time={asked_at} /> },
];

const empties = {
  asked: {
    title: "Nothing waits",
    text: "What companies ask for appears here, to be approved; what was approved waits under To release.",
  },
  approved: {
    title: "Nothing waits",
    text: "What one person approves appears here, to be released by another.",
  },
  sent: { title: "Nothing is on its way", text: "What was released and sent appears here." },
  done: { title: "Nothing is paid out yet", text: "What the bank has taken is listed here." },
  failed: { title: "Nothing has failed", text: "What the bank did not take is listed here." },
  all: { title: "No withdrawals yet", text: "They appear when companies ask for their money." },
} as const;

/** Money that leaves: approved by one person, released by another. */
export default function Withdrawals({
  loaderData: { rows, totalpage, queue, elsewhere, waiting },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = [...rows, ...(elsewhere ? [elsewhere] : [])].find(({ _id }) => _id === open);
  const { asked, approved, failed } = waiting.withdrawals;
  return (
    <MoneyPage
      title="Withdrawals"
      lead="One person approves, another releases; then it is sent to the bank. Longest waiting first."
      waiting={waiting}
    >
      <List
        label="Withdrawals"
        days="Asked"
        rows={rows}
        files={{
          of: banking.officeWithdrawals,
          filter: { state: queue === "all" ? undefined : queue },
        }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search="Search company or UTR"
        filters={
          <FilterTabs
            name="state"
            label="State"
            choices={[
              { value: "asked", title: `To approve (${asked})` },
              { value: "approved", title: `To release (${approved})` },
              { value: "sent", title: "Sent" },
              { value: "done", title: "Paid out" },
              { value: "failed", title: failed ? `Failed (${failed})` : "Failed" },
              { value: "all", title: "All" },
            ]}
          />
        }
        empty={empties[queue]}
      />
      {opened && (
        <WithdrawalPanel
          key={opened._id}
          withdrawal={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </MoneyPage>
  );
}
