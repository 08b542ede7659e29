import type { LateLifting as Late } from "@rebale/contract/goods-desk";
import { jt, t } from "ttag";
import { goodsDesk } from "../../../lib/api/office-operations.ts";
import { indianNumber, lastDay } from "../../../lib/formatting/formatting.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { GoodsPage } from "../../../shared/office/page/goods-page.tsx";
import { useNextRow } from "../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/late-lifting";
import { daysLate, leftText } from "./late.rules.ts";
import { LatePanel } from "./late-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const query = { ...readListAddress(address), ...readOrder(address, ["lift_by"]) };
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(goodsDesk.lateLifting, { query }),
      api.call(goodsDesk.goodsWaiting),
    ]);
    return { rows: data, totalpage, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<Late>[] => [
  {
    head: t`Lot`,
    kind: "wide",
    cell: (late) => (
      <RowLink
        to={to({ open: late.award_id })}
        below={jt`${<SideLink key="by" of={late} side="buyer" />} lifts from ${<SideLink key="of" of={late} side="seller" />}`}
      >
        {late.title}
      </RowLink>
    ),
  },
  { head: t`Lift by`, sort: "lift_by", cell: ({ lift_by }) => lastDay(lift_by) },
  { head: t`Late`, kind: "figure", cell: ({ days_late }) => daysLate(days_late) },
  { head: t`Left to lift`, kind: "figure", cell: leftText },
  {
    head: t`Trucks booked`,
    kind: "figure",
    cell: ({ trucks_booked }) => indianNumber(trucks_booked),
  },
];

/** Paid goods that should be gone and lie there still, the latest first. */
export default function LateLifting({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, waiting } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ award_id }) => award_id));
  const opened = rows.find(({ award_id }) => award_id === open);
  return (
    <GoodsPage
      waiting={waiting}
      title={t`Late lifting`}
      lead={t`Paid goods that should be gone and lie there still. Call both sides; then give more time, or end the sale once 30 days are over.`}
    >
      <List
        label={t`Late lifting`}
        days={t`Lift by`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ award_id }) => award_id}
        search={t`Search lots and companies`}
        empty={{
          title: t`Nothing is late`,
          text: t`What is paid and not lifted by its day appears here.`,
        }}
      />
      {opened && (
        <LatePanel
          key={opened.award_id}
          late={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </GoodsPage>
  );
}
