import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { ASSIGNMENTS } from "@rebale/contract/office/assignment";
import { t } from "ttag";
import { authorisations } from "../../../lib/api/office-operations.ts";
import { authorisationStatusNames, kindNames } from "../../../lib/formatting/authorisations.ts";
import { date, quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { AssignedTo } from "../../../shared/office/queue/assignment.tsx";
import { AssignmentTabs, QueueHead } from "../../../shared/office/queue/queue-head.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/authorisations";
import classes from "./authorisations.module.css";

const STATUSES = ["waiting", "accepted", "refused", "lapsed", "withdrawn"] as const;
const empties = {
  waiting: {
    title: t`No authorisation is waiting`,
    text: t`All of them are reviewed. New ones appear here.`,
  },
  accepted: {
    title: t`No accepted authorisations`,
    text: t`Companies can bid on lots that need an authorisation once theirs is accepted.`,
  },
  refused: {
    title: t`No refused authorisations`,
    text: t`The ones you refuse are listed here with the reason.`,
  },
  lapsed: {
    title: t`No expired authorisations`,
    text: t`Accepted ones appear here after their last day.`,
  },
  withdrawn: {
    title: t`No withdrawn authorisations`,
    text: t`Companies can withdraw theirs at any time.`,
  },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const assigned = oneOf(address.get("assigned"), ASSIGNMENTS);
    const query = {
      ...readListAddress(address),
      status,
      assigned: status === "waiting" ? assigned : "all",
    } as const;
    const { data, totalpage, waiting } = await api.call(authorisations.authorisations, { query });
    return { rows: data, totalpage, status, waiting };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<OfficeAuthorisation>[] = [
  {
    head: t`Company`,
    kind: "wide",
    cell: ({ _id, company }) => (
      <RowLink to={`/admin/authorisations/${_id}`} below={company.pan}>
        {company.name}
      </RowLink>
    ),
  },
  {
    head: t`Authorisation`,
    cell: ({ stream, kind, number }) => (
      <div>
        {streamNames[stream]}: {kindNames[kind]}
        <div className="figures">{number}</div>
      </div>
    ),
  },
  {
    head: t`Valid to`,
    cell: ({ valid_to }) => <span className={`${classes.date} figures`}>{date(valid_to)}</span>,
  },
  { head: t`Capacity a year`, cell: ({ capacity_kg }) => quantity(capacity_kg, "kg") },
  {
    head: t`Review`,
    cell: (row) => <div className={classes.review}>{reviewText(row)}</div>,
  },
  { head: t`Assigned to`, cell: (row) => <AssignedTo {...row} /> },
  { head: t`Sent`, cell: ({ sent_at }) => <When time={sent_at} /> },
];

function reviewText({ status, first_look, needs_second_look }: OfficeAuthorisation): string {
  if (status !== "waiting") return authorisationStatusNames[status];
  if (!needs_second_look) return t`Not reviewed yet`;
  return first_look ? t`By ${first_look}; second review needed` : t`Needs two reviewers`;
}

/** Companies' authorisations as sent: reviewed with the document beside them. */
export default function Authorisations({
  loaderData: { rows, totalpage, status, waiting },
}: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Authorisations`}
      lead={t`Companies need one to bid on lots that require it. Compare each with its document. Oldest first.`}
    >
      <QueueHead queue="authorisations" waiting={waiting} />
      <List
        label={t`Authorisations`}
        rows={rows}
        files={{ of: authorisations.authorisations, filter: { status } }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search company, PAN or number`}
        filters={
          <>
            <FilterTabs
              name="status"
              label={t`Status`}
              choices={STATUSES.map((value) => ({ value, title: authorisationStatusNames[value] }))}
            />
            {status === "waiting" && <AssignmentTabs waiting={waiting} />}
          </>
        }
        empty={empties[status]}
      />
    </OfficePage>
  );
}
