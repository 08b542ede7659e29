import type { OfficeErasure } from "@rebale/contract/personal-data";
import { t } from "ttag";
import { personalData } from "../../../lib/api/office-operations.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/erasures";
import { describeBlocking, statusNames } from "./erasure-labels.rules.ts";
import { ErasurePanel } from "./erasure-panel.tsx";
import { RetentionTable } from "./retention-table.tsx";

const STATUSES = ["waiting", "done", "refused", "withdrawn"] as const;
const empties = {
  waiting: {
    title: t`No erasure requests`,
    text: t`Members can ask on their profile. We have 30 days to answer each request.`,
  },
  done: { title: t`No erased accounts yet`, text: t`Accounts that you erase are listed here.` },
  refused: { title: t`No refused requests`, text: t`Requests you refuse are listed here.` },
  withdrawn: { title: t`No withdrawn requests`, text: t`Members can withdraw a request.` },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const { data, totalpage } = await api.call(personalData.erasures, {
      query: { ...readListAddress(address), ...readOrder(address, ["due", "asked"]), status },
    });
    return { rows: data, totalpage, status };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeErasure>[] => [
  {
    head: t`Member`,
    kind: "wide",
    cell: ({ _id, account }) => (
      <RowLink to={to({ open: _id })} below={account.company}>
        {account.name}
      </RowLink>
    ),
  },
  {
    head: t`To settle`,
    kind: "wide",
    cell: ({ blocking }) => (blocking.length ? describeBlocking(blocking) : t`Nothing`),
  },
  { head: t`Requested`, sort: "asked", cell: ({ asked_at }) => <When time={asked_at} /> },
  {
    head: t`Due`,
    sort: "due",
    cell: ({ due_at, is_late }) => (
      <>
        <When time={due_at} /> {is_late && <Chip tone="bad">{t`late`}</Chip>}
      </>
    ),
  },
];

/** Requests for erasure, and how long data is kept. */
export default function Erasures({
  loaderData: { rows, totalpage, status },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <OfficePage
      title={t`Personal data`}
      lead={t`Members who asked us to erase their account. What the law makes us keep stays without their name. Earliest due date first.`}
    >
      <List
        label={t`Erasure requests`}
        days={t`Asked`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search names`}
        filters={
          <FilterTabs
            name="status"
            label={t`Status`}
            choices={STATUSES.map((value) => ({ value, title: statusNames[value] }))}
          />
        }
        empty={empties[status]}
      />
      <RetentionTable />
      {opened && (
        <ErasurePanel
          key={opened._id}
          erasure={opened}
          onClose={() => go({ open: null })}
          onDecided={() => go({ open: null })}
        />
      )}
    </OfficePage>
  );
}
