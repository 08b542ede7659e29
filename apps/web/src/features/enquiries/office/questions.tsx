import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/questions";
import { EnquiryList } from "./enquiry-list.tsx";
import { readEnquiryFilter, readEnquiryQuery } from "./read-enquiries.ts";

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

/** Questions from the contact form. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  return (
    <EnquiryList
      title={t`Contact queries`}
      lead={t`Questions from the contact form.`}
      none={t`What visitors send from the contact page appears here.`}
      search={t`Search name, email, mobile or message`}
      calls={office.contactQueries}
      listed={loaderData}
      from={{ head: t`From`, name: ({ name }) => name }}
      columns={[{ head: t`Email`, cell: ({ email }) => email }]}
      titleOf={(question) => (question ? t`Question from ${question.name}` : t`Question`)}
    />
  );
}
