import type { DataOf } from "@rebale/contract";
import type { serviceRequests } from "@rebale/contract/office";
import { office } from "../../../lib/api/operations.ts";
import { Facts } from "../parts/facts.tsx";
import { List } from "../parts/list/list.tsx";
import { readListAddress } from "../parts/list/list-address.rules.ts";
import { type Column, RowLink } from "../parts/list/table.tsx";
import { useListAddress } from "../parts/list/use-list-address.ts";
import { OfficePage } from "../parts/page/office-page.tsx";
import { Drawer } from "../parts/panels/drawer.tsx";
import { When } from "../parts/when.tsx";
import { api, forOffice } from "../session/office-api.ts";
import type { Route } from "./+types/service-requests";
import { AnswerLinks } from "./answer-links.tsx";
import classes from "./enquiry.module.css";

type Request = DataOf<typeof serviceRequests>[number];

const services: Record<string, string> = {
  epr: "EPR",
  "awareness-drive": "Awareness drive",
  collection: "Collection",
  compliance: "Compliance",
  "waste-management": "Waste management",
};
const serviceName = (service: string) => services[service] ?? service;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) =>
    api.call(office.serviceRequests, { query: readListAddress(address) }),
  );
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../parts/list/list-address.rules.ts";
export { OfficeFailed as ErrorBoundary } from "../parts/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../parts/page/office-waiting.tsx";

export default function ServiceRequests({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = data.find(({ _id }) => _id === open);
  const columns: Column<Request>[] = [
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
    { head: "Place", cell: ({ city, state }) => `${city}, ${state}` },
    { head: "Reference", cell: ({ reference }) => <span className="figures">{reference}</span> },
    { head: "Received", cell: ({ created_at }) => <When time={created_at} /> },
  ];
  return (
    <OfficePage title="Service requests" lead="Enquiries from the service pages, newest first.">
      <List
        label="Service requests"
        rows={data}
        files={{ of: office.serviceRequests }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search="Search organisation, reference, service or message"
        empty={{
          title: "No requests yet",
          text: "What businesses send from the service pages appears here.",
        }}
      />
      {opened && <OneRequest request={opened} onClose={() => go({ open: null })} />}
    </OfficePage>
  );
}

const OneRequest = ({ request, onClose }: { request: Request; onClose: () => void }) => (
  <Drawer title={`${serviceName(request.service)} for ${request.organisation}`} onClose={onClose}>
    <p className={classes.message}>{request.message}</p>
    <AnswerLinks {...request} subject={`Your request ${request.reference} to Rebale`} />
    <Facts
      facts={[
        { name: "Reference", value: request.reference },
        { name: "Contact person", value: request.name },
        { name: "Email", value: request.email },
        { name: "Mobile", value: `+91 ${request.mobile}` },
        { name: "Place", value: `${request.city}, ${request.state}` },
        { name: "Received", value: <When time={request.created_at} /> },
      ]}
    />
  </Drawer>
);
