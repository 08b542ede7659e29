import { Link } from "react-router";
import { t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconGavel from "~icons/tabler/gavel";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconTrophy from "~icons/tabler/trophy";
import { api } from "../../lib/api/browser.ts";
import { type AsksFirst, pathOf } from "../../lib/api/first-calls.ts";
import {
  accounts,
  awards,
  companies,
  figures as figuresOps,
  inspections,
  lifting,
  settlement,
  wallet,
} from "../../lib/api/operations.ts";
import { indianNumber } from "../../lib/formatting/formatting.ts";
import type { Session } from "../../lib/session/session.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { OnItsWay } from "../../shared/paying/on-its-way.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import type { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/dashboard";
import { MoneyLines } from "./awaited/payments.tsx";
import { readWaitingMoney } from "./awaited/read-payments.ts";
import { Checklist as ChecklistCard } from "./checklist/checklist.tsx";
import { readChecklist } from "./checklist/read-checklist.ts";
import classes from "./counts/counts.module.css";
import { NextStep } from "./counts/next-step.tsx";
import { Figures } from "./figures/figures.tsx";
import { NeedsNow } from "./figures/needs-now.tsx";
import { readFigures } from "./figures/read-figures.ts";
import { GoodsToday } from "./goods/goods.tsx";
import { readGoods } from "./goods/read-goods.ts";
import { readSeller } from "./seller/read-seller.ts";
import { SellerDashboard } from "./seller/seller-dashboard.tsx";
import { readVisits } from "./visits/read-visits.ts";
import { Visits } from "./visits/visits.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return currentSession().type === "seller" ? forSeller(request.url) : forBuyer(request.url);
}
clientLoader.hydrate = true as const;

const dues = (state: string) => pathOf(awards.list, { query: { side: "buyer", state, rows: 100 } });
/** `clientLoader`'s own. */
export const handle: AsksFirst = {
  first: () => ({
    buyer: [
      ...[accounts.buyerDashboard, companies.readCompany, wallet.wallet].map((op) => pathOf(op)),
      ...[pathOf(figuresOps.buyerFigures), dues("overdue"), dues("payment_due")],
      ...[pathOf(lifting.toCollect), pathOf(inspections.toCome)],
    ],
    seller: [
      ...[accounts.sellerDashboard, figuresOps.sellerNow, wallet.wallet].map((op) => pathOf(op)),
      ...[settlement.toCome, lifting.trucksToday, inspections.today].map((op) => pathOf(op)),
    ],
  }),
};

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingCards as HydrateFallback } from "../../ui/states/waiting.tsx";

/** The figures have their own address, and the days that were chosen with them. */
async function forSeller(url: string) {
  const { searchParams } = new URL(url);
  const isFigures = ["show", "from", "to"].some((name) => searchParams.has(name));
  const [desk, figures] = await Promise.all([
    readSeller(),
    isFigures ? readFigures(url, true) : null,
  ]);
  return { who: "seller" as const, desk, figures };
}

async function forBuyer(url: string) {
  const [{ counts, checklist }, figures, money, goods, visits] = await Promise.all([
    buyerStart(),
    readFigures(url, false),
    readWaitingMoney(),
    readGoods(false),
    readVisits(false),
  ]);
  return { who: "buyer" as const, counts, checklist, figures, money, goods, visits };
}

async function buyerStart() {
  const { data } = await api.call(accounts.buyerDashboard);
  return { counts: buyerCounts(data), checklist: await readChecklist(data.total_bids) };
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
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  return (
    <Page title={t`Dashboard`} description={t`Your dashboard on Rebale.`} index={false}>
      {loaderData.who === "seller" ? (
        <SellerDashboard session={session} {...loaderData} />
      ) : (
        <BuyerDashboard session={session} {...loaderData} />
      )}
    </Page>
  );
}

type OfBuyer = Awaited<ReturnType<typeof forBuyer>>;
function BuyerDashboard({
  session,
  counts,
  checklist,
  figures,
  money,
  goods,
  visits,
}: OfBuyer & { session: Session }) {
  const isNew = checklist?.bid === "open";
  return (
    <>
      <Welcome session={session} />
      <OnItsWay awardId={null} />
      <MoneyLines money={money} />
      <Visits read={visits} seller={false} />
      <GoodsToday goods={goods} seller={false} />
      {figures.who === "buyer" && !isNew && <NeedsNow {...figures.data} />}
      {checklist && <ChecklistCard list={checklist} />}
      <CountCards counts={counts} />
      {!isNew && <NextStep seller={false} started={counts.some(({ count }) => count > 0)} />}
      {!isNew && <Figures figures={figures} />}
    </>
  );
}

/** S2.45: picture, name and role. */
const Welcome = ({ session }: { session: Session }) => (
  <header className={classes.welcome}>
    <Avatar image={session.profileImage} size={72} />
    <div>
      <p>{t`Buyer Dashboard`}</p>
      <h1>{session.name ? t`Welcome, ${session.name}` : t`Welcome`}</h1>
    </div>
  </header>
);

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
