import type { OfficeCompany } from "@rebale/contract/companies";
import { ASSIGNMENTS } from "@rebale/contract/office/assignment";
import { t } from "ttag";
import { companies } from "../../../lib/api/office-operations.ts";
import { accountStatuses } from "../../../shared/office/code-names.rules.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { placeOf, reviewOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { AssignedTo } from "../../../shared/office/queue/assignment.tsx";
import { AssignmentTabs, QueueHead } from "../../../shared/office/queue/queue-head.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/companies";
import { CompanyStatus, statusTitles } from "./company-status.tsx";

const STATUSES = [
  "submitted",
  "correction_asked",
  "verified",
  "refused",
  "unverified",
  "suspended",
  "all",
] as const;
const titles = { ...statusTitles, all: t`All` };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const assigned = oneOf(address.get("assigned"), ASSIGNMENTS);
    const { data, totalpage, waiting } = await api.call(companies.officeCompanies, {
      query: {
        ...readListAddress(address),
        status: status === "all" ? undefined : status,
        assigned: status === "submitted" ? assigned : "all",
      },
    });
    return { listed: data, totalpage, status, waiting };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<OfficeCompany>[] = [
  {
    head: t`Company`,
    kind: "wide",
    // Waiting rows open where they are decided.
    cell: ({ _id, name, pan, status }) => (
      <RowLink
        to={status === "submitted" ? reviewOf("company", _id) : placeOf("company", _id)}
        below={<span className="figures">{pan}</span>}
      >
        {name}
      </RowLink>
    ),
  },
  {
    head: t`Owner`,
    cell: ({ owner }) =>
      owner && (
        <div>
          {owner.name} {owner.status !== "active" && `(${accountStatuses[owner.status]})`}
        </div>
      ),
  },
  {
    head: t`New papers`,
    kind: "figure",
    cell: ({ papers_waiting }) => papers_waiting || "–",
  },
  { head: t`Assigned to`, cell: (row) => <AssignedTo {...row} /> },
  { head: t`Status`, cell: (row) => <CompanyStatus {...row} /> },
  {
    head: t`Since`,
    cell: ({ status, since, decided }) => (
      <When time={status === "submitted" ? since : (decided?.at ?? since)} />
    ),
  },
];

/** Companies and what they have shown of themselves; who waits longest stands first. */
export default function Companies({
  loaderData: { listed, totalpage, status, waiting },
}: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Companies`}
      lead={t`Compare each company’s papers with its details, then accept it or ask for a correction. Oldest first.`}
    >
      <QueueHead queue="companies" waiting={waiting} />
      <List
        label={t`Companies`}
        rows={listed}
        files={{
          of: companies.officeCompanies,
          filter: { status: status === "all" ? undefined : status },
        }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search name or PAN`}
        filters={
          <>
            <FilterTabs
              name="status"
              label={t`Status`}
              choices={STATUSES.map((value) => ({ value, title: titles[value] }))}
            />
            {status === "submitted" && <AssignmentTabs waiting={waiting} />}
          </>
        }
        empty={
          status === "submitted"
            ? {
                title: t`No company is waiting`,
                text: t`Companies appear here when they send their papers.`,
              }
            : {
                title: t`No companies with this status`,
                text: t`Choose another status to see more.`,
              }
        }
      />
    </OfficePage>
  );
}
