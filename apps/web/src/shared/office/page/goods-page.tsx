import type { DataOf } from "@rebale/contract";
import type { goodsWaiting } from "@rebale/contract/goods-desk";
import { t } from "ttag";
import { type DeskTab, DeskTabs } from "./desk-tabs.tsx";
import { OfficePage } from "./office-page.tsx";

export type GoodsWaiting = DataOf<typeof goodsWaiting>;

/** The screens of the desk. What waits for a seller's answer is not counted, nor what nobody need do. */
export const goodsTabs = (waiting: GoodsWaiting): readonly DeskTab[] => [
  { to: "/admin/claims", title: t`Claims`, count: waiting.claims.disputed },
  { to: "/admin/late-lifting", title: t`Late lifting`, count: waiting.late_lifting },
  { to: "/admin/missing-papers", title: t`Missing papers`, count: waiting.missing_papers },
  { to: "/admin/ratings", title: t`Ratings` },
];

interface Props extends React.ComponentProps<typeof OfficePage> {
  waiting: GoodsWaiting;
}

/** A screen of the goods desk, with the way to the others and what waits there. */
export const GoodsPage = ({ waiting, children, ...page }: Props) => (
  <OfficePage {...page}>
    <DeskTabs label={t`Goods desk`} tabs={goodsTabs(waiting)} />
    {children}
  </OfficePage>
);
