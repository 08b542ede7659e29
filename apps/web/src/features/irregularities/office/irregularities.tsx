import { IRREGULARITY_RULES, type Irregularity } from "@rebale/contract/irregularities";
import { t } from "ttag";
import { irregularities } from "../../../lib/api/office-operations.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/irregularities";
import { describeEvidence, ruleNames, ruleTabs, statusNames } from "./irregularity-labels.rules.ts";
import { IrregularityPanel } from "./irregularity-panel.tsx";

const STATUSES = ["open", "dismissed", "acted", "all"] as const;
const empties = {
  open: {
    title: t`Nothing irregular`,
    text: t`The rules run every hour. What they find appears here with the evidence.`,
  },
  dismissed: {
    title: t`None dismissed`,
    text: t`What you dismiss is listed here with the reason.`,
  },
  acted: { title: t`None acted on`, text: t`What you acted on is listed here with what you did.` },
  all: { title: t`Nothing found yet`, text: t`The rules run every hour.` },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const rule = IRREGULARITY_RULES.find((one) => one === address.get("rule"));
    const { data, totalpage } = await api.call(irregularities.irregularities, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["changed", "found"]),
        status,
        ...(rule && { rule }),
      },
    });
    return { rows: data, totalpage, status };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const MAX_NAMES = 3;
function Names({ accounts }: Pick<Irregularity, "accounts">) {
  const more = accounts.length - MAX_NAMES;
  const names = accounts.slice(0, MAX_NAMES).map(({ name }) => name);
  return <>{more > 0 ? t`${names.join(", ")} and ${more} more` : names.join(", ")}</>;
}

const columns = (to: (change: Record<string, string>) => string): Column<Irregularity>[] => [
  {
    head: t`What`,
    kind: "wide",
    cell: ({ _id, rule, accounts }) => (
      <RowLink to={to({ open: _id })} below={<Names accounts={accounts} />}>
        {ruleNames[rule]}
      </RowLink>
    ),
  },
  { head: t`Evidence`, kind: "wide", cell: (row) => describeEvidence(row) },
  { head: t`Decision`, cell: ({ status }) => statusNames[status] },
  { head: t`Last evidence`, sort: "changed", cell: ({ changed_at }) => <When time={changed_at} /> },
];

/** The rules' findings between accounts: each with its evidence, decided by a person. */
export default function Irregularities({
  loaderData: { rows, totalpage, status },
}: Route.ComponentProps) {
  const { open, get, to, go } = useListAddress();
  const opened = rows.find(({ _id }) => _id === open);
  const next = opened && rows[rows.indexOf(opened) + 1];
  return (
    <OfficePage
      title={t`Irregularities`}
      lead={t`Found by rules, decided by you. A finding is a reason to check, not proof. Nothing happens to an account until someone in the office acts.`}
    >
      <List
        label={t`Irregularities`}
        days={t`Last evidence`}
        rows={rows}
        files={{ of: irregularities.irregularities, filter: { status, rule: get("rule") } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search names, emails, phones`}
        filters={
          <>
            <FilterTabs
              name="status"
              label={t`Decision`}
              choices={STATUSES.map((value) => ({ value, title: statusNames[value] }))}
            />
            <FilterTabs
              name="rule"
              label={t`Rule`}
              choices={[
                { value: "", title: t`Every rule` },
                ...IRREGULARITY_RULES.map((value) => ({ value, title: ruleTabs[value] })),
              ]}
            />
          </>
        }
        empty={empties[status]}
      />
      {opened && (
        <IrregularityPanel
          key={opened._id}
          irregularity={opened}
          onClose={() => go({ open: null })}
          onDecided={() => go({ open: next?._id ?? null })}
        />
      )}
    </OfficePage>
  );
}
