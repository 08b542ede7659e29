import type { OfficeCorrigendum } from "@rebale/contract/corrigenda";
import { t } from "ttag";
import { corrigenda } from "../../../../lib/api/office-operations.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import type { Route } from "./+types/corrigenda";
import { CorrigendumPanel } from "./corrigendum-panel.tsx";

const QUEUES = ["waiting", "published", "refused", "all"] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const queue = oneOf(address.get("state"), QUEUES);
    const { page, rows } = readListAddress(address);
    const { data, totalpage } = await api.call(corrigenda.officeCorrigenda, {
      query: { page, rows, ...(queue !== "all" && { state: queue }) },
    });
    return { rows: data, totalpage, queue };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const stateLabels = {
  waiting: t`To decide`,
  published: t`Published`,
  refused: t`Refused`,
} as const;
const tones = { waiting: "waits", published: "good", refused: "calm" } as const;

const columns = (to: (change: Record<string, string>) => string): Column<OfficeCorrigendum>[] => [
  {
    head: t`Lot`,
    kind: "wide",
    cell: (row) => (
      <RowLink to={to({ open: row._id })} below={row.seller}>
        {row.title}
      </RowLink>
    ),
  },
  { head: t`Changes`, cell: ({ changes }) => fieldsOf(changes) },
  { head: t`Bidders`, kind: "figure", cell: ({ bidders }) => bidders ?? t`Sealed` },
  {
    head: t`State`,
    cell: ({ state }) => <Chip tone={tones[state]}>{stateLabels[state]}</Chip>,
  },
  { head: t`Asked`, cell: ({ asked_at }) => <When time={asked_at} /> },
  { head: t`Lot ends`, cell: ({ lot_ends_at }) => lot_ends_at && <When time={lot_ends_at} /> },
];

const names: Readonly<Record<string, string>> = {
  quantity: t`quantity`,
  weight_kg: t`weight`,
  description: t`description`,
};
const fieldsOf = (changes: OfficeCorrigendum["changes"]) =>
  [...new Set(changes.map(({ field }) => names[field] ?? t`terms`))].join(", ");

const empties = {
  waiting: {
    title: t`Nothing waits`,
    text: t`What sellers ask to change of their published lots appears here to be decided.`,
  },
  published: { title: t`None published yet`, text: t`Changes of published lots are listed here.` },
  refused: { title: t`None refused`, text: t`What was refused, or replaced, is listed here.` },
  all: { title: t`No corrigenda yet`, text: t`Sellers ask for them in their list of lots.` },
} as const;

/** Changes of published lots that sellers ask for, longest waiting first. */
export default function Corrigenda({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, queue } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <OfficePage
      title={t`Corrigenda`}
      lead={t`A seller asks to change a published lot. Published, everybody sees the difference, and nobody who had bid is bound before they accept it.`}
    >
      <List
        label={t`Corrigenda`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "waiting", title: t`To decide` },
              { value: "published", title: t`Published` },
              { value: "refused", title: t`Refused` },
              { value: "all", title: t`All` },
            ]}
          />
        }
        empty={empties[queue]}
      />
      {opened && (
        <CorrigendumPanel
          key={opened._id}
          row={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </OfficePage>
  );
}
