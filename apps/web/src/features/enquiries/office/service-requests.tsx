import type { ServiceRequest } from "@rebale/contract/enquiries/enquiries";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/service-requests";
import { EnquiryList } from "./enquiry-list.tsx";
import { readEnquiryFilter, readEnquiryQuery } from "./read-enquiries.ts";
import type { Enquiry, EnquiryCalls } from "./use-enquiry.ts";

const services: Record<string, string> = {
  epr: "EPR",
  "awareness-drive": t`Awareness drive`,
  collection: t`Collection`,
  compliance: t`Compliance`,
  "waste-management": t`Waste management`,
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

/** Where a request comes from; its calls answer these fields beside those of every enquiry. */
function titleOf(enquiry: Pick<Enquiry, "name"> | undefined): string {
  if (!enquiry) return t`Request`;
  const { service, organisation } = enquiry as ServiceRequest;
  return t`${serviceName(service)} for ${organisation}`;
}

const facts = (enquiry: Enquiry) => {
  const { service, organisation, name, city, state } = enquiry as Enquiry & ServiceRequest;
  return [
    { name: t`Service`, value: serviceName(service) },
    { name: t`Organisation`, value: organisation },
    { name: t`Contact person`, value: name },
    { name: t`Place`, value: `${city}, ${state}` },
  ];
};

/** Enquiries from the service pages. */
export default function ServiceRequests({ loaderData }: Route.ComponentProps) {
  return (
    <EnquiryList
      title={t`Service requests`}
      lead={t`Enquiries from the service pages.`}
      none={t`What businesses send from the service pages appears here.`}
      search={t`Search organisation, number or message`}
      calls={office.serviceRequests as unknown as EnquiryCalls}
      listed={loaderData}
      from={{ head: t`Organisation`, name: ({ organisation }) => organisation }}
      columns={[
        { head: t`Service`, cell: ({ service }) => serviceName(service) },
        {
          head: t`Reference`,
          cell: ({ reference }) => <span className="figures">{reference}</span>,
        },
      ]}
      titleOf={titleOf}
      facts={facts}
    />
  );
}
