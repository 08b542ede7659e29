import { NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import type { DataOf } from "@rebale/contract";
import type { audit } from "@rebale/contract/office";
import { Link } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/audit";
import classes from "./audit.module.css";
import { auditDetails, beginningOf, placeOfSubject } from "./audit-details.ts";

type Entry = DataOf<typeof audit>[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const action = address.get("action")?.slice(0, 100);
    const [{ data, totalpage }, actions] = await Promise.all([
      api.call(office.audit, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["time", "action"]),
          ...(action && { action }),
        },
      }),
      api.call(office.auditActions),
    ]);
    return { data, totalpage, actions: actions.data.actions };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<Entry>[] = [
  {
    head: t`What`,
    sort: "action",
    kind: "wide",
    cell: (entry) => (
      <div className={classes.deed}>
        <b>{sentence(entry.action)}</b>
        <Subject {...entry} />
        <Details details={entry.details} />
      </div>
    ),
  },
  {
    head: t`Who`,
    cell: ({ who, address }) => (
      <div>
        {who || "–"}
        {address && <div className="figures">{address}</div>}
      </div>
    ),
  },
  { head: t`When`, sort: "time", cell: ({ at }) => <When time={at} /> },
];

export default function Audit({ loaderData: { data, totalpage, actions } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Audit`}
      lead={t`What the office has done, and members’ changes to money, access or content. Newest first. Entries cannot be changed or deleted.`}
    >
      <List
        label={t`What was done`}
        days={t`Done`}
        rows={data}
        files={{ of: office.audit }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search person, action or address`}
        filters={<ActionFilter actions={actions} />}
        empty={{
          title: t`No entries yet`,
          text: t`Activations, approvals and changes appear here automatically.`,
        }}
      />
    </OfficePage>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Subject(entry: Entry) {
  const to = placeOfSubject(entry);
  return to ? <Link to={to}>{entry.subject}</Link> : <span>{entry.subject}</span>;
}

function Details({ details }: Pick<Entry, "details">) {
  const facts = auditDetails(details);
  if (facts.length === 0) return null;
  return (
    <dl className={classes.details}>
      {facts.map(({ name, value, brief }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Folded text={value} brief={brief ?? beginningOf(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Folded({ text, brief }: { text: string; brief: string | null }) {
  if (brief === null) return text;
  return (
    <details>
      <summary>{brief}</summary>
      {text}
    </details>
  );
}

/** One kind of action, or all. */
function ActionFilter({ actions }: { actions: readonly string[] }) {
  const { get, go } = useListAddress();
  const chosen = get("action") ?? "";
  const options = chosen && !actions.includes(chosen) ? [chosen, ...actions] : actions;
  return (
    <NativeSelect
      aria-label={t`Action`}
      autoComplete="off"
      value={chosen}
      onChange={(e) => go({ action: e.currentTarget.value || null })}
      data={[
        { value: "", label: t`Every action` },
        ...options.map((action) => ({
          value: action,
          label: action.charAt(0).toUpperCase() + action.slice(1),
        })),
      ]}
    />
  );
}
