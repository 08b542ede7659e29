import { Button } from "@mantine/core";
import type { JoinRequest } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { companies } from "../../../lib/api/office-operations.ts";
import { accountStatuses, accountTypes } from "../../../shared/office/code-names.rules.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../shared/office/list/table.tsx";
import { ObjectLink } from "../../../shared/office/object/object-link.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/join-requests";
import { AnswerRequest } from "./answer-request.tsx";
import classes from "./join-requests.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) =>
    api.call(companies.joinRequests, { query: readListAddress(address) }),
  );
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const Phone = ({ mobile }: { mobile: string | null }) =>
  mobile && (
    <div>
      <a href={`tel:+91${mobile}`} className={`${classes.phone} figures`}>
        +91 {mobile}
      </a>
    </div>
  );

const columns = (answer: (request: JoinRequest) => void): Column<JoinRequest>[] => [
  {
    head: t`Requested by`,
    cell: ({ _id, name, type, mobile }) => (
      <div>
        <ObjectLink kind="user" id={_id}>
          {name}
        </ObjectLink>{" "}
        ({accountTypes[type]})
        <Phone mobile={mobile} />
      </div>
    ),
  },
  {
    head: t`Company`,
    kind: "wide",
    cell: ({ company }) => (
      <div>
        <ObjectLink kind="company" id={company._id}>
          {company.name}
        </ObjectLink>
        <div className="figures">{company.pan}</div>
      </div>
    ),
  },
  {
    head: t`Owner`,
    cell: ({ owner }) =>
      owner && (
        <div>
          {owner.name} {owner.status !== "active" && `(${accountStatuses[owner.status]})`}
          <Phone mobile={owner.mobile} />
        </div>
      ),
  },
  { head: t`Since`, cell: ({ since }) => <When time={since} /> },
  {
    head: t`Answer`,
    kind: "action",
    cell: (request) => (
      <May do="companies.review">
        <Button
          variant="default"
          onClick={() => answer(request)}
          aria-label={t`Answer ${request.name}`}
        >
          {t`Answer`}
        </Button>
      </May>
    ),
  },
];

/** Members who registered with the PAN of a company, and whom its owner has not answered. */
export default function JoinRequests({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  const [asked, setAsked] = useState<JoinRequest | null>(null);
  return (
    <OfficePage
      title={t`Join requests`}
      lead={t`They registered with the PAN of an existing company. Its owner decides; if the owner cannot be reached, you can. Oldest first.`}
    >
      <List
        label={t`Join requests`}
        rows={data}
        files={{ of: companies.joinRequests }}
        totalpage={totalpage}
        columns={columns(setAsked)}
        keyOf={({ _id }) => _id}
        empty={{
          title: t`No join requests`,
          text: t`Members who register with the PAN of an existing company appear here.`,
        }}
      />
      {asked && <AnswerRequest request={asked} onClose={() => setAsked(null)} />}
    </OfficePage>
  );
}
