import type { DataOf } from "@rebale/contract";
import type { contactQueries } from "@rebale/contract/office";
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
import type { Route } from "./+types/questions";
import { AnswerLinks } from "./answer-links.tsx";
import classes from "./enquiry.module.css";

type Query = DataOf<typeof contactQueries>[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) =>
    api.call(office.contactQueries, { query: readListAddress(address) }),
  );
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../parts/list/list-address.rules.ts";
export { OfficeFailed as ErrorBoundary } from "../parts/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../parts/page/office-waiting.tsx";

export default function Questions({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = data.find(({ _id }) => _id === open);
  const columns: Column<Query>[] = [
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
    { head: "Mobile", cell: ({ mobile }) => <span className="figures">+91 {mobile}</span> },
    { head: "Received", cell: ({ created_at }) => <When time={created_at} /> },
  ];
  return (
    <OfficePage title="Contact queries" lead="Questions from the contact form, newest first.">
      <List
        label="Contact queries"
        rows={data}
        files={{ of: office.contactQueries }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search="Search name, email, mobile or message"
        empty={{
          title: "No questions yet",
          text: "What visitors send from the contact page appears here.",
        }}
      />
      {opened && (
        <Drawer title={`Question from ${opened.name}`} onClose={() => go({ open: null })}>
          <p className={classes.message}>{opened.message}</p>
          <AnswerLinks {...opened} subject="Your question to Rebale" />
          <Facts
            facts={[
              { name: "Email", value: opened.email },
              { name: "Mobile", value: `+91 ${opened.mobile}` },
              { name: "Received", value: <When time={opened.created_at} /> },
            ]}
          />
        </Drawer>
      )}
    </OfficePage>
  );
}
