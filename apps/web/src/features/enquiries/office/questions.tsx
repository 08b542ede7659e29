import type { ContactQuery } from "@rebale/contract/enquiries/enquiries";
import { office } from "../../../lib/api/office-operations.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/questions";
import classes from "./enquiry.module.css";
import { EnquiryDrawer } from "./enquiry-drawer.tsx";
import { EnquiryFilters } from "./enquiry-filters.tsx";
import { readEnquiryFilter, readEnquiryQuery } from "./read-enquiries.ts";
import { Stage } from "./stage.tsx";
import { emptyOf, waitingLine } from "./waiting-line.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => ({
    ...(await api.call(office.contactQueries.list, { query: readEnquiryQuery(address) })),
    filter: readEnquiryFilter(address),
  }));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<ContactQuery>[] => [
  {
    head: "From",
    kind: "wide",
    cell: ({ _id, name, message }) => (
      <RowLink to={to({ open: _id })} below={<span className={classes.snippet}>{message}</span>}>
        {name}
      </RowLink>
    ),
  },
  { head: "Email", cell: ({ email }) => email },
  { head: "Status", cell: ({ stage }) => <Stage stage={stage} /> },
  { head: "Assigned to", cell: ({ assignee }) => assignee?.name ?? "Unassigned" },
  { head: "Received", cell: ({ created_at }) => <When time={created_at} /> },
];

/** Questions from the contact form. */
export default function Questions({
  loaderData: { data, totalpage, waiting, waiting_since, filter },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = data.find(({ _id }) => _id === open);
  return (
    <OfficePage
      title="Contact queries"
      lead={waitingLine(waiting, waiting_since, "Questions from the contact form.")}
    >
      <List
        label="Contact queries"
        rows={data}
        files={{ of: office.contactQueries.list, filter }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        filters={<EnquiryFilters />}
        search="Search name, email, mobile or message"
        empty={emptyOf(filter, "What visitors send from the contact page appears here.")}
      />
      {open && (
        <EnquiryDrawer
          key={open}
          id={open}
          calls={office.contactQueries}
          listed={opened}
          titleOf={(question) => (question ? `Question from ${question.name}` : "Question")}
          onClose={() => go({ open: null })}
        />
      )}
    </OfficePage>
  );
}
