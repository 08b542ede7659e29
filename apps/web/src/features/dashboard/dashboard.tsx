import { indiaDay } from "@rebale/contract/values/calendar";
import { Link } from "react-router";
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
import { type AsksFirst, pathOf } from "../../lib/api/first-calls.ts";
import {
  accounts,
  awards,
  companies,
  figures as figuresOps,
  lifting,
  wallet,
} from "../../lib/api/operations.ts";
import { indianNumber } from "../../lib/formatting/formatting.ts";
import type { Session } from "../../lib/session/session.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { OnItsWay } from "../../shared/paying/on-its-way.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { RangeField } from "../../ui/charts/range-field.tsx";
import type { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/dashboard";
import { AwaitedLots } from "./awaited/awaited-lots.tsx";
import { LotsToSign } from "./awaited/lots-to-sign.tsx";
import { MoneyLines } from "./awaited/payments.tsx";
import { readAwaited, readToSign } from "./awaited/read-awaited.ts";
import { readWaitingMoney } from "./awaited/read-payments.ts";
import type { Checklist } from "./checklist/checklist.rules.ts";
import { Checklist as ChecklistCard } from "./checklist/checklist.tsx";
import { readChecklist } from "./checklist/read-checklist.ts";
import classes from "./counts/counts.module.css";
import { NextStep } from "./counts/next-step.tsx";
import { BuyerCharts } from "./figures/buyer-charts.tsx";
import figuresClasses from "./figures/figures.module.css";
import { NeedsNow } from "./figures/needs-now.tsx";
import type { ReadFigures } from "./figures/read-figures.ts";
import { readFigures } from "./figures/read-figures.ts";
import { SellerCharts } from "./figures/seller-charts.tsx";
import { GoodsToday } from "./goods/goods.tsx";
import { readGoods } from "./goods/read-goods.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const seller = currentSession().type === "seller";
  const [own, awaited, toSign, figures, money, goods] = await Promise.all([
    seller ? sellerStart() : buyerStart(),
    seller ? readAwaited() : null,
    seller ? readToSign() : [],
    readFigures(request.url, seller),
    readWaitingMoney(seller),
    readGoods(seller),
  ]);
  return { ...own, awaited, toSign, figures, money, goods };
}
clientLoader.hydrate = true as const;

const dues = (state: string) => pathOf(awards.list, { query: { side: "buyer", state, rows: 100 } });
/** `clientLoader`'s own. */
export const handle: AsksFirst = {
  first: () => ({
    buyer: [
      ...[accounts.buyerDashboard, companies.readCompany, wallet.wallet].map((op) => pathOf(op)),
      ...[pathOf(figuresOps.buyerFigures), dues("overdue"), dues("payment_due")],
      pathOf(lifting.toCollect),
    ],
    seller: [
      ...[accounts.sellerDashboard, figuresOps.sellerFigures, wallet.wallet].map((op) =>
        pathOf(op),
      ),
      pathOf(lifting.trucksToday),
    ],
  }),
};

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingCards as HydrateFallback } from "../../ui/states/waiting.tsx";

interface Start {
  counts: Count[];
  checklist: Checklist | null;
}
const sellerStart = async (): Promise<Start> => ({ counts: await sellerCounts(), checklist: null });

async function buyerStart(): Promise<Start> {
  const { data } = await api.call(accounts.buyerDashboard);
  return { counts: buyerCounts(data), checklist: await readChecklist(data.total_bids) };
}

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

function buyerCounts(
  data: Record<"total_bids" | "leading" | "won" | "completed", number>,
): Count[] {
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
  loaderData: { counts, checklist, awaited, toSign, figures, money, goods },
}: Route.ComponentProps) {
  const session = useSession();
  const seller = session.type === "seller";
  const isNew = checklist?.bid === "open";
  return (
    <Page title={t`Dashboard`} description={t`Your dashboard on Rebale.`} index={false}>
      <Welcome session={session} />
      <LotsToSign lots={toSign} />
      {awaited && <AwaitedLots {...awaited} />}
      <OnItsWay awardId={null} />
      <MoneyLines money={money} seller={seller} />
      <GoodsToday goods={goods} seller={seller} />
      {figures.who === "buyer" && !isNew && <NeedsNow now={figures.data.now} />}
      {checklist && <ChecklistCard list={checklist} />}
      <CountCards counts={counts} />
      {!isNew && <NextStep seller={seller} started={counts.some(({ count }) => count > 0)} />}
      {!isNew && <Figures figures={figures} />}
    </Page>
  );
}

/** S2.45: picture, name and role. */
const Welcome = ({ session }: { session: Session }) => (
  <header className={classes.welcome}>
    <Avatar image={session.profileImage} size={72} />
    <div>
      <p>{session.type === "seller" ? t`Seller Dashboard` : t`Buyer Dashboard`}</p>
      <h1>{session.name ? t`Welcome, ${session.name}` : t`Welcome`}</h1>
    </div>
  </header>
);

/** The dashboard's charts, for the days that were chosen. */
function Figures({ figures }: { figures: ReadFigures }) {
  return (
    <section className={figuresClasses.section} aria-labelledby="figures">
      <h2 id="figures">{t`Your figures`}</h2>
      {figures.who === "nobody" ? (
        <FailedPart what={t`Your figures`} error={figures.failure} />
      ) : (
        <>
          <RangeField
            from={figures.from}
            to={figures.to}
            today={indiaDay(new Date(figures.server_time))}
          />
          {figures.who === "buyer" ? <BuyerCharts {...figures} /> : <SellerCharts {...figures} />}
        </>
      )}
    </section>
  );
}

interface Count {
  to: string;
  title: string;
  count: number;
  icon: Icon;
}

/** S2.45: each count leads to what it counts. */
const CountCards = ({ counts }: { counts: readonly Count[] }) => (
  <ul className={classes.cards}>
    {counts.map(({ to, title, count, icon: Icon }) => (
      <li key={title}>
        <Link to={to} className={classes.card}>
          <Icon size={24} stroke={1.7} aria-hidden />
          <b className="figures">{indianNumber(count)}</b>
          <span>{title}</span>
        </Link>
      </li>
    ))}
  </ul>
);
