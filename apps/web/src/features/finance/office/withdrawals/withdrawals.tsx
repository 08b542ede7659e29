import type { OfficeWithdrawal } from "@rebale/contract/banking";
import { WITHDRAWAL_STATES } from "@rebale/contract/banking/states";
import { t } from "ttag";
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
    head: t`Company`,
    kind: "wide",
    cell: ({ _id, company, bank_account }) => (
      <RowLink
        to={to({ open: _id })}
        below={t`To ${bank_account.ifsc}, account ending ${bank_account.last4}`}
      >
        {company.name}
      </RowLink>
    ),
  },
  { head: t`Amount`, kind: "figure", sort: "amount", cell: ({ amount }) => rupeesExact(amount) },
  { head: t`From`, cell: ({ from }) => sourceLabels[from] },
  {
    head: t`State`,
    cell: ({ state }) => <Chip tone={withdrawalTones[state]}>{withdrawalLabels[state]}</Chip>,
  },
  { head: t`Approved by`, cell: ({ approved_by }) => approved_by ?? "–" },
  { head: t`Asked`, sort: "at", cell: ({ asked_at }) => <When time={asked_at} /> },
];

const empties = {
  asked: {
    title: t`Nothing waits`,
    text: t`What companies ask for appears here, to be approved; what was approved waits under To release.`,
  },
  approved: {
    title: t`Nothing waits`,
    text: t`What one person approves appears here, to be released by another.`,
  },
  sent: { title: t`Nothing is on its way`, text: t`What was released and sent appears here.` },
  done: { title: t`Nothing is paid out yet`, text: t`What the bank has taken is listed here.` },
  failed: { title: t`Nothing has failed`, text: t`What the bank did not take is listed here.` },
  all: { title: t`No withdrawals yet`, text: t`They appear when companies ask for their money.` },
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
      title={t`Withdrawals`}
      lead={t`One person approves, another releases; then it is sent to the bank. Longest waiting first.`}
      waiting={waiting}
    >
      <List
        label={t`Withdrawals`}
        days={t`Asked`}
        rows={rows}
        files={{
          of: banking.officeWithdrawals,
          filter: { state: queue === "all" ? undefined : queue },
        }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search company or UTR`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "asked", title: t`To approve (${asked})` },
              { value: "approved", title: t`To release (${approved})` },
              { value: "sent", title: t`Sent` },
              { value: "done", title: t`Paid out` },
              { value: "failed", title: failed ? t`Failed (${failed})` : t`Failed` },
              { value: "all", title: t`All` },
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
