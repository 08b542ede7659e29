import { t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconClockPause from "~icons/tabler/clock-pause";
import IconGavel from "~icons/tabler/gavel";
import IconHourglass from "~icons/tabler/hourglass";
import IconPackages from "~icons/tabler/packages";
import IconRosetteDiscountCheck from "~icons/tabler/rosette-discount-check";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconTrophy from "~icons/tabler/trophy";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/dashboard";
import { AwaitedLots } from "./awaited/awaited-lots.tsx";
import { LotsToSign } from "./awaited/lots-to-sign.tsx";
import { readAwaited, readToSign } from "./awaited/read-awaited.ts";
import { type Count, CountCards } from "./counts/count-cards.tsx";
import { NextStep } from "./counts/next-step.tsx";
import { Welcome } from "./counts/welcome.tsx";
import { Figures } from "./figures/figures.tsx";
import { NeedsNow } from "./figures/needs-now.tsx";
import { readFigures } from "./figures/read-figures.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const seller = currentSession().type === "seller";
  const [counts, awaited, toSign, figures] = await Promise.all([
    seller ? sellerCounts() : buyerCounts(),
    seller ? readAwaited() : null,
    seller ? readToSign() : [],
    readFigures(request.url, seller),
  ]);
  return { counts, awaited, toSign, figures };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingCards as HydrateFallback } from "../../ui/states/waiting.tsx";

async function sellerCounts(): Promise<Count[]> {
  const { data } = await api.call(accounts.sellerDashboard);
  return [
    {
      to: "/ordercomplete",
      title: t`Order Completed`,
      count: data.completed,
      icon: IconCircleCheck,
    },
    {
      to: "/dashproduct",
      title: t`Total Products`,
      count: data.total_products,
      icon: IconPackages,
    },
    {
      to: "/dashproduct/approved",
      title: t`Product Approved`,
      count: data.approved,
      icon: IconRosetteDiscountCheck,
    },
    {
      to: "/dashproduct/expired",
      title: t`Product Expired`,
      count: data.expired_pending,
      icon: IconClockPause,
    },
    {
      to: "/dashproduct/pending",
      title: t`Product Approval Pending`,
      count: data.approval_pending,
      icon: IconHourglass,
    },
  ];
}

async function buyerCounts(): Promise<Count[]> {
  const { data } = await api.call(accounts.buyerDashboard);
  return [
    { to: "/totalbid", title: t`Total Bid`, count: data.total_bids, icon: IconGavel },
    {
      to: "/totalbid?show=leading",
      title: t`Leading now`,
      count: data.leading,
      icon: IconTrendingUp,
    },
    { to: "/purchase", title: t`Won`, count: data.won, icon: IconTrophy },
    {
      to: "/ordercomplete",
      title: t`Order Completed`,
      count: data.completed,
      icon: IconCircleCheck,
    },
  ];
}

/** S2.15, S2.45 */
export default function Dashboard({
  loaderData: { counts, awaited, toSign, figures },
}: Route.ComponentProps) {
  const session = useSession();
  const seller = session.type === "seller";
  return (
    <Page title={t`Dashboard`} description={t`Your dashboard on Rebale.`} index={false}>
      <Welcome session={session} />
      <LotsToSign lots={toSign} />
      {awaited && <AwaitedLots {...awaited} />}
      {figures.who === "buyer" && <NeedsNow now={figures.data.now} />}
      <CountCards counts={counts} />
      <NextStep seller={seller} started={counts.some(({ count }) => count > 0)} />
      <Figures figures={figures} />
    </Page>
  );
}
