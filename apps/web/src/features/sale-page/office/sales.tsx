import type { OfficeAwardRow } from "@rebale/contract/awards";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { awards } from "../../../lib/api/office-operations.ts";
import { lastDay, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { stateLabels } from "../../../shared/goods/sale-words.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { SaleState } from "../../../shared/office/object/object-rows.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/sales";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const state = AWARD_STATES.find((one) => one === address.get("state"));
    const { data, totalpage } = await api.call(awards.officeAwards, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["made", "due", "value"]),
        ...(state && { state }),
      },
    });
    return { rows: data, totalpage };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<OfficeAwardRow>[] = [
  {
    head: "Lot",
    kind: "wide",
    cell: (sale) => (
      <RowLink to={placeOf("award", sale._id)} below={<Sides sale={sale} />}>
        {sale.title}
      </RowLink>
    ),
  },
  { head: "State", cell: ({ state }) => <SaleState state={state} /> },
  { head: "Value", kind: "figure", sort: "value", cell: ({ value }) => rupeesExact(value) },
  {
    head: "Still to come",
    kind: "figure",
    cell: ({ pay_through, due }) => (pay_through === "market" ? rupeesExact(due) : "–"),
  },
  { head: "Sold", sort: "made", cell: ({ made_at }) => <When time={made_at} /> },
  { head: "Pay by", sort: "due", cell: ({ due_at }) => (due_at ? lastDay(due_at) : "–") },
];

const Sides = ({ sale }: { sale: OfficeAwardRow }) => (
  <>
    <SideLink of={sale} side="seller" /> to <SideLink of={sale} side="buyer" />
  </>
);

/** The state of every sale, and the office's steps in one. */
export default function Sales({ loaderData: { rows, totalpage } }: Route.ComponentProps) {
  const { get } = useListAddress();
  return (
    <OfficePage
      title="Sales"
      lead="One row for each lot that was sold. Some are paid through the market, the others between the two sides. Here you see how far they are, and end one, call it off or give it more time."
    >
      <List
        label="Sales"
        days="Sold"
        rows={rows}
        files={{ of: awards.officeAwards, filter: { state: get("state") } }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search="Search lots and companies"
        filters={
          <FilterTabs
            name="state"
            label="State"
            choices={[
              { value: "", title: "All" },
              ...AWARD_STATES.map((value) => ({ value, title: stateLabels[value] })),
            ]}
          />
        }
        empty={{
          title: "No sales here",
          text: "A sale is listed as soon as an auction closes at its reserve, or its seller says yes.",
        }}
      />
    </OfficePage>
  );
}
