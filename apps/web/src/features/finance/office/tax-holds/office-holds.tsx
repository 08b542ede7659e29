import type { OfficeTaxHold } from "@rebale/contract/tax-holds";
import { isOpenHold, TAX_HOLD_STATES } from "@rebale/contract/tax-holds/states";
import { jt, t } from "ttag";
import { banking, taxHolds } from "../../../../lib/api/office-operations.ts";
import { lastDay, rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { SideLink } from "../../../../shared/office/object/object-link.tsx";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/office-holds";
import { HoldPanel } from "./hold-panel.tsx";
import { holdStates } from "./office-labels.rules.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const state = TAX_HOLD_STATES.find((one) => one === address.get("state"));
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(taxHolds.officeHolds, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["until"]),
          ...(state && { state }),
        },
      }),
      api.call(banking.moneyWaiting),
    ]);
    return { rows: data, totalpage, state, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeTaxHold>[] => [
  {
    head: t`Invoice`,
    kind: "wide",
    cell: (hold) => (
      <RowLink
        to={to({ open: hold._id })}
        below={
          <>
            {hold.title}:{" "}
            {jt`${<SideLink key="from" of={hold} side="seller" />} to ${<SideLink key="to" of={hold} side="buyer" />}`}
          </>
        }
      >
        <span className="figures">{hold.number}</span>
      </RowLink>
    ),
  },
  { head: "GST", kind: "figure", cell: ({ tax }) => rupeesExact(tax) },
  { head: t`Kept`, kind: "figure", cell: ({ held }) => rupeesExact(held) },
  {
    head: t`State`,
    cell: ({ state, late }) => (
      <Chip tone={late ? "bad" : holdStates[state].tone}>
        {late ? t`To decide, over 7 days` : holdStates[state].words}
      </Chip>
    ),
  },
  {
    head: t`Last day`,
    sort: "until",
    cell: ({ until, state }) =>
      isOpenHold(state) ? <span className="unbroken figures">{lastDay(until)}</span> : t`Over`,
  },
];

/** GST of released trucks that is kept: what is disputed first, then missing, then the soonest. */
export default function OfficeHolds({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, state, waiting } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <MoneyPage
      waiting={waiting}
      title={t`GST kept`}
      lead={t`GST of released trucks that stays tied until the buyer’s GSTR-2B shows the invoice. You decide what a seller disputes. A 2B shows that the seller declared the tax, not that it was paid.`}
    >
      <List
        label={t`GST kept`}
        rows={rows}
        files={{ of: taxHolds.officeHolds, filter: { state } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search invoices, GSTINs, companies and lots`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "all", title: t`All` },
              ...ORDER.map((value) => ({ value, title: holdStates[value].words })),
            ]}
          />
        }
        empty={
          state
            ? { title: t`None stands so`, text: t`Choose another state, or all.` }
            : {
                title: t`No GST is kept`,
                text: t`It is kept with each truck of a lot whose seller offered it, while the switch is on in money settings.`,
              }
        }
      />
      {opened && (
        <HoldPanel key={opened._id} hold={opened} next={next} onClose={() => go({ open: null })} />
      )}
    </MoneyPage>
  );
}

/** Those that ask for somebody first. */
const ORDER = [
  "disputed",
  "missing",
  "differs",
  "waiting",
  "released",
  "returned",
  "split",
] as const;
