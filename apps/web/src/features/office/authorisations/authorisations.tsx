import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { authorisations } from "../../../lib/api/operations.ts";
import { authorisationStatusNames, kindNames } from "../../../lib/authorisations.ts";
import { date, quantity } from "../../../lib/formatting.ts";
import { streamNames } from "../../../lib/streams.ts";
import { FilterTabs } from "../parts/list/filter-tabs.tsx";
import { List } from "../parts/list/list.tsx";
import { oneOf, readListAddress } from "../parts/list/list-address.rules.ts";
import { type Column, RowLink } from "../parts/list/table.tsx";
import { useListAddress } from "../parts/list/use-list-address.ts";
import { OfficePage } from "../parts/page/office-page.tsx";
import { When } from "../parts/when.tsx";
import { May } from "../session/may.tsx";
import { api, forOffice } from "../session/office-api.ts";
import type { Route } from "./+types/authorisations";
import { AuthorisationPanel } from "./authorisation-panel.tsx";
import { MarketRulesForm } from "./market-rules-form.tsx";

const STATUSES = ["waiting", "accepted", "refused", "lapsed", "withdrawn"] as const;
const empties = {
  waiting: {
    title: "No authorisation is waiting",
    text: "Every one that companies have sent is decided. New ones appear here.",
  },
  accepted: {
    title: "No accepted authorisations",
    text: "Companies can bid on lots with a requirement once theirs is accepted.",
  },
  refused: {
    title: "No refused authorisations",
    text: "Those you refuse are listed here with the reason.",
  },
  lapsed: { title: "None has lapsed", text: "Accepted ones appear here after their last day." },
  withdrawn: { title: "None was withdrawn", text: "Companies may withdraw theirs at any time." },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const [{ data, totalpage }, rules] = await Promise.all([
      api.call(authorisations.authorisations, { query: { ...readListAddress(address), status } }),
      api.call(authorisations.marketRules),
    ]);
    return { rows: data, totalpage, status, rules: rules.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../parts/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../parts/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeAuthorisation>[] => [
  {
    head: "Company",
    kind: "wide",
    cell: ({ _id, company }) => (
      <RowLink to={to({ open: _id })} below={company.pan}>
        {company.name}
      </RowLink>
    ),
  },
  {
    head: "Authorisation",
    kind: "wide",
    cell: ({ stream, kind, number }) => (
      <div>
        {streamNames[stream]}: {kindNames[kind]}
        <div className="figures">{number}</div>
      </div>
    ),
  },
  { head: "Valid to", cell: ({ valid_to }) => date(valid_to) },
  { head: "Capacity a year", cell: ({ capacity_kg }) => quantity(capacity_kg, "kg") },
  {
    head: "Looked at",
    cell: ({ status, first_look, needs_second_look }) =>
      status === "waiting"
        ? needs_second_look
          ? first_look
            ? `By ${first_look}; second look`
            : "Needs two people"
          : "Not yet"
        : authorisationStatusNames[status],
  },
  { head: "Sent", cell: ({ sent_at }) => <When time={sent_at} /> },
];

/** What companies may handle, as they have sent it: judged with the document beside it. */
export default function Authorisations({
  loaderData: { rows, totalpage, status, rules },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = rows.find(({ _id }) => _id === open);
  const next = opened && rows[rows.indexOf(opened) + 1];
  return (
    <OfficePage
      title="Authorisations"
      lead="Companies need one to bid on lots that ask for it. Compare each with its document. Oldest first."
    >
      <List
        label="Authorisations"
        rows={rows}
        files={{ of: authorisations.authorisations, filter: { status } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search="Search company, PAN or number"
        filters={
          <FilterTabs
            name="status"
            label="Status"
            choices={STATUSES.map((value) => ({ value, title: authorisationStatusNames[value] }))}
          />
        }
        empty={empties[status]}
      />
      <May do="settings.change">
        <MarketRulesForm rules={rules} />
      </May>
      {opened && (
        <AuthorisationPanel
          key={opened._id}
          authorisation={opened}
          onClose={() => go({ open: null })}
          onDecided={() => go({ open: next?._id ?? null })}
        />
      )}
    </OfficePage>
  );
}
