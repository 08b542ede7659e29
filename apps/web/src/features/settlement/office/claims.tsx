import type { OfficeClaim } from "@rebale/contract/settlement";
import { jt, t } from "ttag";
import { goodsDesk, settlement } from "../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { GoodsPage } from "../../../shared/office/page/goods-page.tsx";
import { useNextRow } from "../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/claims";
import { ClaimPanel } from "./claim-panel.tsx";
import { claimLabels, claimTones, percentOff } from "./claim-state.rules.ts";

const QUEUES = ["disputed", "open", "accepted", "decided", "all"] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const queue = oneOf(address.get("state"), QUEUES);
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(settlement.officeClaims, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["at"]),
          ...(queue !== "all" && { state: queue }),
        },
      }),
      api.call(goodsDesk.goodsWaiting),
    ]);
    return { rows: data, totalpage, queue, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeClaim>[] => [
  {
    head: t`Lot`,
    kind: "wide",
    cell: (claim) => (
      <RowLink
        to={to({ open: claim._id })}
        below={jt`${<SideLink key="by" of={claim} side="buyer" />} claims from ${<SideLink key="of" of={claim} side="seller" />}`}
      >
        {claim.title}
      </RowLink>
    ),
  },
  { head: t`For`, cell: ({ what }) => what },
  {
    head: t`Asked`,
    kind: "figure",
    cell: ({ asked_percent }) => percentOff(asked_percent),
  },
  { head: t`Truck’s value`, kind: "figure", cell: ({ value }) => rupeesExact(value) },
  {
    head: t`State`,
    cell: ({ state }) => <Chip tone={claimTones[state]}>{claimLabels[state]}</Chip>,
  },
  { head: t`Claimed`, sort: "at", cell: ({ made_at }) => <When time={made_at} /> },
];

const empties = {
  disputed: {
    title: t`Nothing waits`,
    text: t`What a seller disputes, or offers a part of, appears here to be decided.`,
  },
  open: { title: t`No open claims`, text: t`What waits for a seller’s answer is listed here.` },
  accepted: {
    title: t`None accepted yet`,
    text: t`What sellers accepted in whole is listed here.`,
  },
  decided: { title: t`None decided yet`, text: t`What the office decided is listed here.` },
  all: { title: t`No claims yet`, text: t`Buyers claim for a truck’s goods on their sale’s page.` },
} as const;

/** Buyers' claims on goods, longest waiting first. */
export default function Claims({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, queue, waiting } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <GoodsPage
      waiting={waiting}
      title={t`Claims`}
      lead={t`A buyer says what is wrong with a truck’s goods; the seller accepts it or disputes it. What is disputed you decide, longest waiting first.`}
    >
      <List
        label={t`Claims`}
        days={t`Claimed`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search lots and companies`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "disputed", title: t`To decide` },
              { value: "open", title: t`With the seller` },
              { value: "accepted", title: t`Accepted` },
              { value: "decided", title: t`Decided` },
              { value: "all", title: t`All` },
            ]}
          />
        }
        empty={empties[queue]}
      />
      {opened && (
        <ClaimPanel
          key={opened._id}
          claim={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </GoodsPage>
  );
}
