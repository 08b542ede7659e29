import type { OfficeRating } from "@rebale/contract/settlement";
import { t } from "ttag";
import { goodsDesk, settlement } from "../../../lib/api/office-operations.ts";
import { reasonText, starText } from "../../../shared/goods/rating-labels.rules.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { GoodsPage } from "../../../shared/office/page/goods-page.tsx";
import { useNextRow } from "../../../shared/office/queue/use-next-row.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/ratings";
import { RatingPanel } from "./rating-panel.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const query = { ...readListAddress(address), ...readOrder(address, ["given"]) };
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(settlement.officeRatings, { query }),
      api.call(goodsDesk.goodsWaiting),
    ]);
    return { rows: data, totalpage, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** A sale has one of each side. */
const keyOf = ({ award_id, side }: OfficeRating) => `${award_id}-${side}`;

const columns = (to: (change: Record<string, string>) => string): Column<OfficeRating>[] => [
  {
    head: t`Of`,
    kind: "wide",
    cell: (rating) => (
      <RowLink
        to={to({ open: keyOf(rating) })}
        below={
          rating.side === "buyer"
            ? t`By the buyer of ${rating.title}`
            : t`By the seller of ${rating.title}`
        }
      >
        {rating.company}
      </RowLink>
    ),
  },
  { head: t`Stars`, cell: ({ stars }) => starText(stars) },
  { head: t`Said`, cell: ({ reasons }) => reasons.map(reasonText).join(", ") || "–" },
  {
    head: t`State`,
    cell: ({ hidden_at }) =>
      hidden_at ? <Chip tone="waits">{t`Hidden`}</Chip> : <Chip>{t`Shown`}</Chip>,
  },
  { head: t`Given`, sort: "given", cell: ({ given_at }) => <When time={given_at} /> },
];

/** Ratings between the sides of sales, the newest first. */
export default function Ratings({ loaderData }: Route.ComponentProps) {
  const { rows, totalpage, waiting } = loaderData;
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(keyOf));
  const opened = rows.find((rating) => keyOf(rating) === open);
  return (
    <GoodsPage
      waiting={waiting}
      title={t`Ratings`}
      lead={t`What a buyer and a seller said of each other once the weight was settled. You may hide what was said; its stars count all the same.`}
    >
      <List
        label={t`Ratings`}
        days={t`Given`}
        rows={rows}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={keyOf}
        search={t`Search lots and companies`}
        empty={{
          title: t`No ratings yet`,
          text: t`Each side of a settled sale may rate the other.`,
        }}
      />
      {opened && (
        <RatingPanel
          key={keyOf(opened)}
          rating={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </GoodsPage>
  );
}
