import type { Receipt, ReceiptState } from "@rebale/contract/banking";
import { RECEIPT_STATES } from "@rebale/contract/banking/states";
import { t } from "ttag";
import { banking, payments } from "../../../../lib/api/office-operations.ts";
import { date, rupeesExact } from "../../../../lib/formatting/formatting.ts";
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
import { receiptLabels, receiptTones } from "../../../../shared/office/money/money-states.ts";
import { ObjectLink } from "../../../../shared/office/object/object-link.tsx";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import { MoneyOff } from "../desk/money-off.tsx";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/receipts";
import { ReceiptPanel } from "./receipt-panel.tsx";

const QUEUES = ["unknown", "mismatched", "return_asked", "claimed", "all"] as const;
type Queue = (typeof QUEUES)[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const queue = oneOf(address.get("state"), QUEUES);
    const open = address.get("open");
    const [{ data, totalpage }, waiting, settings] = await Promise.all([
      api.call(banking.receipts, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["at", "amount"]),
          ...filterOf(queue),
        },
      }),
      api.call(banking.moneyWaiting),
      api.call(payments.moneySettings),
    ]);
    // A receipt that a colleague decided meanwhile, or from a link, stands in no queue.
    const isElsewhere = open && /^\d{1,15}$/.test(open) && !data.some(({ _id }) => _id === open);
    const found = isElsewhere ? await api.call(banking.receipts, { query: { id: open } }) : null;
    return {
      ...{ rows: data, totalpage, queue, elsewhere: found?.data[0] ?? null },
      ...{ waiting: waiting.data, isOn: settings.data.on },
    };
  });
}
clientLoader.hydrate = true as const;

const filterOf = (queue: Queue) => {
  if (queue === "return_asked") return { return_asked: "1" as const };
  const state = RECEIPT_STATES.find((one) => one === queue);
  return state ? { state } : {};
};

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<Receipt>[] => [
  {
    head: "UTR",
    kind: "wide",
    cell: ({ _id, utr, words }) => (
      <RowLink to={to({ open: _id })} below={words}>
        <span className="figures">{utr ?? t`No UTR`}</span>
      </RowLink>
    ),
  },
  {
    head: t`Company`,
    cell: ({ company }) =>
      company ? (
        <ObjectLink kind="company" id={company._id}>
          {company.name}
        </ObjectLink>
      ) : (
        <span className="unbroken">{t`Not known`}</span>
      ),
  },
  {
    head: t`Received`,
    kind: "figure",
    sort: "amount",
    cell: ({ received }) => (received === null ? t`Not yet` : rupeesExact(received)),
  },
  {
    head: t`Claimed`,
    kind: "figure",
    cell: ({ claimed }) => (claimed === null ? "–" : rupeesExact(claimed)),
  },
  { head: t`State`, cell: (receipt) => <State of={receipt} /> },
  {
    head: t`Paid on`,
    cell: ({ paid_on }) => <span className="unbroken figures">{date(`${paid_on}T12:00:00Z`)}</span>,
  },
  { head: t`Here since`, sort: "at", cell: ({ at }) => <When time={at} /> },
];

const State = ({ of: { state, return_asked } }: { of: Receipt }) =>
  return_asked ? (
    <Chip tone="waits">{t`Return asked`}</Chip>
  ) : (
    <Chip tone={receiptTones[state]}>{receiptLabels[state as ReceiptState]}</Chip>
  );

const empties: Record<Queue, { title: string; text: string }> = {
  unknown: {
    title: t`Nothing waits`,
    text: t`Every transfer that came in has a company. New ones appear here with the next statement.`,
  },
  mismatched: {
    title: t`Nothing waits`,
    text: t`No company told of another amount than the bank has.`,
  },
  return_asked: {
    title: t`Nothing waits`,
    text: t`Nobody has asked to send a transfer back.`,
  },
  claimed: {
    title: t`No claim is open`,
    text: t`Each transfer that a company told of is in a statement, or was refused.`,
  },
  all: { title: t`No transfers yet`, text: t`They appear with the first claim or statement.` },
};

/** Transfers in: whose they are, or that they go back. */
export default function Receipts({
  loaderData: { rows, totalpage, queue, elsewhere, waiting, isOn },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = [...rows, ...(elsewhere ? [elsewhere] : [])].find(({ _id }) => _id === open);
  const { unknown, mismatched, return_asked, claimed } = waiting.receipts;
  return (
    <MoneyPage
      title={t`Receipts`}
      lead={t`Transfers that no company told of, or told of with another amount, lie in suspense until you say whose they are. Longest waiting first.`}
      waiting={waiting}
    >
      {!isOn && <MoneyOff />}
      <List
        label={t`Receipts`}
        days={t`Here`}
        rows={rows}
        files={{ of: banking.receipts, filter: filterOf(queue) }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search UTR, company or the bank’s words`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "unknown", title: t`Unknown (${unknown})` },
              { value: "mismatched", title: t`Mismatched (${mismatched})` },
              { value: "return_asked", title: t`Return asked (${return_asked})` },
              { value: "claimed", title: t`Claimed (${claimed})` },
              { value: "all", title: t`All` },
            ]}
          />
        }
        empty={empties[queue]}
      />
      {opened && (
        <ReceiptPanel
          key={opened._id}
          receipt={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </MoneyPage>
  );
}
