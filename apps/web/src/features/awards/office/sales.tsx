import type { AwardRow } from "@rebale/contract/awards";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { awards } from "../../../lib/api/office-operations.ts";
import { lastDay, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { stateWords, toneOf } from "../award-words.rules.ts";
import type { Route } from "./+types/sales";
import { SalePanel } from "./sale-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const state = AWARD_STATES.find((one) => one === address.get("state"));
    const open = address.get("open");
    const [{ data, totalpage }, opened] = await Promise.all([
      api.call(awards.officeAwards, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["made", "due", "value"]),
          ...(state && { state }),
        },
      }),
      open ? api.call(awards.details, { params: { id: open } }) : null,
    ]);
    return { rows: data, totalpage, opened: opened?.data ?? null };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const tones = { good: "good", bad: "bad", wait: "waits", plain: "calm" } as const;
const columns = (to: (change: Record<string, string>) => string): Column<AwardRow>[] => [
  {
    head: "Lot",
    kind: "wide",
    cell: ({ _id, title, buyer, seller }) => (
      <RowLink to={to({ open: _id })} below={`${seller} to ${buyer}`}>
        {title}
      </RowLink>
    ),
  },
  {
    head: "State",
    cell: ({ state }) => <Chip tone={tones[toneOf(state)]}>{stateWords[state]}</Chip>,
  },
  { head: "Value", kind: "figure", sort: "value", cell: ({ value }) => rupeesExact(value) },
  {
    head: "Still to come",
    kind: "figure",
    cell: ({ pay_through, due }) => (pay_through === "market" ? rupeesExact(due) : "–"),
  },
  { head: "Sold", sort: "made", cell: ({ made_at }) => <When time={made_at} /> },
  { head: "Pay by", sort: "due", cell: ({ due_at }) => (due_at ? lastDay(due_at) : "–") },
];

/** What becomes of every sale, and what the office does about one. */
export default function Sales({ loaderData: { rows, totalpage, opened } }: Route.ComponentProps) {
  const { get, to, go } = useListAddress();
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
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search="Search lots and companies"
        filters={
          <FilterTabs
            name="state"
            label="State"
            choices={[
              { value: "", title: "All" },
              ...AWARD_STATES.map((value) => ({ value, title: stateWords[value] })),
            ]}
          />
        }
        empty={{
          title: "No sales here",
          text: "A sale is listed as soon as an auction closes at its reserve, or its seller says yes.",
        }}
      />
      {opened && <SalePanel key={opened._id} award={opened} onClose={() => go({ open: null })} />}
    </OfficePage>
  );
}
