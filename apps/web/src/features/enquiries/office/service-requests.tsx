import type { ServiceRequest } from "@rebale/contract/enquiries/enquiries";
import { office } from "../../../lib/api/office-operations.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/service-requests";
import classes from "./enquiry.module.css";
import { EnquiryDrawer } from "./enquiry-drawer.tsx";
import { EnquiryFilters } from "./enquiry-filters.tsx";
import { readEnquiryFilter, readEnquiryQuery } from "./read-enquiries.ts";
import { Stage } from "./stage.tsx";
import type { Enquiry, EnquiryCalls } from "./use-enquiry.ts";
import { emptyOf, waitingLine } from "./waiting-line.ts";

const services: Record<string, string> = {
  epr: "EPR",
  "awareness-drive": "Awareness drive",
  collection: "Collection",
  compliance: "Compliance",
  "waste-management": "Waste management",
};
const serviceName = (service: string) => services[service] ?? service;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => ({
    ...(await api.call(office.serviceRequests.list, { query: readEnquiryQuery(address) })),
    filter: readEnquiryFilter(address),
  }));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<ServiceRequest>[] => [
  {
    head: "Organisation",
    kind: "wide",
    cell: ({ _id, organisation, message }) => (
      <RowLink to={to({ open: _id })} below={<span className={classes.snippet}>{message}</span>}>
        {organisation}
      </RowLink>
    ),
  },
  { head: "Service", cell: ({ service }) => serviceName(service) },
  { head: "Reference", cell: ({ reference }) => <span className="figures">{reference}</span> },
  { head: "Status", cell: ({ stage }) => <Stage stage={stage} /> },
  { head: "Assigned to", cell: ({ assignee }) => assignee?.name ?? "Unassigned" },
  { head: "Received", cell: ({ created_at }) => <When time={created_at} /> },
];

/** Where a request comes from; its calls answer these fields beside those of every enquiry. */
function titleOf(enquiry: Pick<Enquiry, "name"> | undefined): string {
  if (!enquiry) return "Request";
  const { service, organisation } = enquiry as ServiceRequest;
  return `${serviceName(service)} for ${organisation}`;
}

const facts = (enquiry: Enquiry) => {
  const { service, organisation, name, city, state } = enquiry as Enquiry & ServiceRequest;
  return [
    { name: "Service", value: serviceName(service) },
    { name: "Organisation", value: organisation },
    { name: "Contact person", value: name },
    { name: "Place", value: `${city}, ${state}` },
  ];
};

/** Enquiries from the service pages. */
export default function ServiceRequests({
  loaderData: { data, totalpage, waiting, waiting_since, filter },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = data.find(({ _id }) => _id === open);
  return (
    <OfficePage
      title="Service requests"
      lead={waitingLine(waiting, waiting_since, "Enquiries from the service pages.")}
    >
      <List
        label="Service requests"
        rows={data}
        files={{ of: office.serviceRequests.list, filter }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        filters={<EnquiryFilters />}
        search="Search organisation, number or message"
        empty={emptyOf(filter, "What businesses send from the service pages appears here.")}
      />
      {open && (
        <EnquiryDrawer
          key={open}
          id={open}
          calls={office.serviceRequests as unknown as EnquiryCalls}
          listed={opened}
          titleOf={titleOf}
          facts={facts}
          onClose={() => go({ open: null })}
        />
      )}
    </OfficePage>
  );
}
