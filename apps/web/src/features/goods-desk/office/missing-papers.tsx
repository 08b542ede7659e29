import type { MissingPapers as Missing } from "@rebale/contract/goods-desk";
import { t } from "ttag";
import { goodsDesk } from "../../../lib/api/office-operations.ts";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { GoodsPage } from "../../../shared/office/page/goods-page.tsx";
import { useNextRow } from "../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/missing-papers";
import { missingText } from "./missing.rules.ts";
import { MissingPanel } from "./missing-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const query = { ...readListAddress(address), ...readOrder(address, ["out"]) };
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(goodsDesk.missingPapers, { query }),
      api.call(goodsDesk.goodsWaiting),
    ]);
    return { rows: data, totalpage, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<Missing>[] => [
  {
    head: t`Truck`,
    kind: "wide",
    cell: ({ trip_id, vehicle_no, title, seller }) => (
      <RowLink to={to({ open: trip_id })} below={t`${title}, from ${seller}`}>
        {plate(vehicle_no)}
      </RowLink>
    ),
  },
  { head: t`Missing`, cell: missingText },
  { head: t`Invoice`, cell: ({ invoice_no }) => invoice_no ?? "–" },
  { head: t`Goods`, kind: "figure", cell: ({ net_kg }) => kilograms(net_kg) },
  { head: t`Left`, sort: "out", cell: ({ gate_out_at }) => <When time={gate_out_at} /> },
];

/** Trucks that have left without a paper that they need, the earliest first. */
export default function MissingPapers({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, waiting } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ trip_id }) => trip_id));
  const opened = rows.find(({ trip_id }) => trip_id === open);
  return (
    <GoodsPage
      waiting={waiting}
      title={t`Missing papers`}
      lead={t`Trucks that have left without a paper that they need. The seller enters it on the sale’s page; until then the sale is not completed.`}
    >
      <List
        label={t`Missing papers`}
        days={t`Left`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ trip_id }) => trip_id}
        search={t`Search lots and companies`}
        empty={{
          title: t`Nothing is missing`,
          text: t`A truck that leaves without its invoice or e-way bill number appears here.`,
        }}
      />
      {opened && (
        <MissingPanel
          key={opened.trip_id}
          truck={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </GoodsPage>
  );
}
